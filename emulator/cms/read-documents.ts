import {datasetWith} from './dataset';
import type {CmsEnv} from './env';
import type {Document} from './json';
import {seenFrom} from './perspective';

/** Returns the object that keeps what editors changed. */
export function cmsObject({CMS, CMS_DATASET}: Pick<CmsEnv, 'CMS' | 'CMS_DATASET'>) {
  return CMS.getByName(CMS_DATASET);
}

/** Returns every document by the order of its id: the seed's with what editors changed, drafts too, and the assets. */
export async function allDocuments(env: CmsEnv): Promise<readonly Document[]> {
  const place = {origin: env.EMULATOR_ORIGIN, projectId: env.CMS_PROJECT_ID, dataset: env.CMS_DATASET};
  return datasetWith(await cmsObject(env).state(), place);
}

/** Returns what everybody may see. */
export async function publishedDocuments(env: CmsEnv): Promise<readonly Document[]> {
  return seenFrom(await allDocuments(env), 'published', false);
}
