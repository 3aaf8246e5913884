import type {CmsEnv} from '../cms/env';
import {isObject} from '../cms/json';
import type {Document, Json} from '../cms/json';
import {cmsObject, publishedDocuments} from '../cms/read-documents';
import type {GenerationEnv} from '../shared/generation';
import type {ContentRecord, ContentSource, ContentType} from './content-records';
import {plainText} from './plain-text';
import type {SearchLanguage} from './stem';

/** How search reads one kind of document: what it is called there, and which fields hold its words. */
type Reading = {
  readonly type: ContentType;
  /** The field with the summary; the description for search engines where there is none. */
  readonly excerpt: string | null;
  readonly body: readonly string[];
};

const READINGS: Readonly<Record<string, Reading>> = {
  post: {type: 'post', excerpt: 'excerpt', body: ['body']},
  guide: {type: 'guide', excerpt: null, body: ['intro', 'steps', 'items', 'tips']},
  page: {type: 'page', excerpt: null, body: ['blocks']},
  productTest: {type: 'test', excerpt: 'summary', body: ['method', 'criteria', 'tested', 'conclusion']},
};

/**
 * The published content of the CMS, without what search engines shall not see either. One small question per search
 * says whether anything changed.
 */
export function cmsContent(env: CmsEnv & GenerationEnv): ContentSource {
  return {
    version: async () =>
      `${env.CMS_DATASET} ${env.EMULATOR_ORIGIN} ${env.DATA_GENERATION ?? 0} ${await cmsObject(env).revision()}`,
    records: async (language) => recordsOfDocuments(await publishedDocuments(env), language),
  };
}

/** What search reads of the documents in a language; assets among them hold the pictures. */
export function recordsOfDocuments(documents: readonly Document[], language: SearchLanguage): readonly ContentRecord[] {
  const byId = new Map(documents.map((document) => [document._id, document]));
  return documents
    .filter((document) => document['language'] === language && !isHidden(document))
    .flatMap((document) => recordOf(document, byId) ?? []);
}

function isHidden({seo}: Document): boolean {
  return isObject(seo) && seo['noindex'] === true;
}

function recordOf(document: Document, byId: ReadonlyMap<string, Document>): ContentRecord | null {
  const reading = READINGS[document._type];
  const slug = textIn(document['slug'], 'current');
  const title = textIn(document, 'title');
  if (reading === undefined || slug === '' || title === '') return null;
  const image = imageIn(document, byId);
  const date = textIn(document, 'publishedAt');
  const category = textIn(referred(document['category'], byId), 'title');
  return {
    type: reading.type,
    slug,
    title,
    excerpt: textIn(document, reading.excerpt ?? '') || textIn(document['seo'], 'description'),
    body: plainText(reading.body.map((field) => document[field] ?? null)),
    ...(image === null ? {} : {image}),
    ...(Number.isNaN(Date.parse(date)) ? {} : {date}),
    ...(category === '' ? {} : {category}),
  };
}

/** The document's own picture, else the first one on the page. */
function imageIn(document: Document, byId: ReadonlyMap<string, Document>): NonNullable<ContentRecord['image']> | null {
  const blocks = Array.isArray(document['blocks']) ? document['blocks'].filter(isObject) : [];
  const image = [document['image'], ...blocks.map((block) => block['image'])].find(isObject);
  const asset = referred(image?.['asset'], byId);
  const url = textIn(asset, 'url');
  const metadata = asset?.['metadata'];
  const dimensions = isObject(metadata) ? metadata['dimensions'] : undefined;
  if (url === '' || !isObject(dimensions)) return null;
  const {width, height} = dimensions;
  if (typeof width !== 'number' || typeof height !== 'number') return null;
  return {url, width, height, alt: textIn(image, 'alt')};
}

function referred(value: Json | undefined, byId: ReadonlyMap<string, Document>): Document | undefined {
  return byId.get(textIn(value, '_ref'));
}

/** A field's text; empty where there is none. */
function textIn(value: Json | undefined, field: string): string {
  const text = isObject(value) ? value[field] : undefined;
  return typeof text === 'string' ? text : '';
}
