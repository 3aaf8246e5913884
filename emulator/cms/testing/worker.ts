import {handleCms} from '../cms';
import {CmsObject} from '../cms-object';
import type {CmsEnv} from '../env';

/** The CMS of the tests sends a webhook again sooner. */
export class ImpatientCmsObject extends CmsObject {
  protected override get retryMs(): readonly number[] {
    return [2_000, 2_000];
  }
}

/** The worker of the contract tests: the CMS alone, with all its content. */
export const worker: ExportedHandler<CmsEnv> = {fetch: handleCms};

export {worker as default};
