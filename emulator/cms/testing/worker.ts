import {handleCms} from '../cms';
import type {CmsEnv} from '../env';

export {CmsObject} from '../cms-object';

/** The worker of the contract tests: the CMS alone, with all its content. */
export const worker: ExportedHandler<CmsEnv> = {fetch: handleCms};

export {worker as default};
