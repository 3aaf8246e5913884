import type {CmsEnv} from '../cms/env';
import {isObject} from '../../contracts/indexing/json';
import type {Document, Json, JsonObject} from '../cms/json';
import {cmsObject, publishedDocuments} from '../cms/read-documents';
import {contentRecord} from '../../contracts/indexing/content-record';
import type {ContentRecord} from '../../contracts/indexing/content-record';
import type {IndexLanguage} from '../../contracts/indexing/indices';
import type {GenerationEnv} from '../shared/generation';

/** Where the content of the seed's indices comes from. A change of the version rebuilds them. */
export type ContentSource = {
  readonly version: () => Promise<string>;
  readonly records: (language: IndexLanguage) => Promise<readonly ContentRecord[]>;
};

/** Returns the published content of the CMS. One small question per search says whether anything changed. */
export function cmsContent(env: CmsEnv & GenerationEnv): ContentSource {
  return {
    version: async () =>
      `${env.CMS_DATASET} ${env.EMULATOR_ORIGIN} ${env.DATA_GENERATION ?? 0} ${await cmsObject(env).revision()}`,
    records: async (language) => recordsOfDocuments(await publishedDocuments(env), language),
  };
}

/**
 * Returns what search holds of the documents in a language; categories and assets among them take the place of
 * references.
 */
export function recordsOfDocuments(documents: readonly Document[], language: IndexLanguage): readonly ContentRecord[] {
  const byId = new Map(documents.map((document) => [document._id, document]));
  return documents
    .filter((document) => document['language'] === language)
    .flatMap((document) => contentRecord(dereferenced(document, byId)) ?? []);
}

type Documents = ReadonlyMap<string, Document>;

function dereferenced(document: Document, byId: Documents): JsonObject {
  const {category, image, blocks} = document;
  return {
    ...document,
    category: referred(category, byId),
    image: withAsset(image, byId),
    blocks: Array.isArray(blocks)
      ? blocks.map((block) => (isObject(block) ? {...block, image: withAsset(block['image'], byId)} : block))
      : null,
  };
}

function withAsset(image: Json | undefined, byId: Documents): Json {
  return isObject(image) ? {...image, asset: referred(image['asset'], byId)} : null;
}

function referred(value: Json | undefined, byId: Documents): Json {
  const id = isObject(value) ? value['_ref'] : undefined;
  return typeof id === 'string' ? (byId.get(id) ?? null) : null;
}
