import type * as z from 'zod';
import type {contentRecordSchema} from '../search-records';
import {fitted} from './fit-record';
import type {IndexKind} from './indices';
import {isList, isObject, textIn} from './json';
import type {Json, JsonObject} from './json';
import {portableWords} from './portable-words';
import type {SearchImage} from './product-facts';

export type ContentRecord = z.output<typeof contentRecordSchema>;

/** How search reads one kind of document. */
type Reading = {
  readonly kind: IndexKind;
  readonly type: ContentRecord['type'];
  /** The field with the summary; the description for search engines where there is none. */
  readonly excerpt: string | null;
  /** The fields that hold its words. */
  readonly body: readonly string[];
};

/** The documents that can be found, by their type in the CMS. */
export const CONTENT_TYPES = {
  post: {kind: 'posts', type: 'post', excerpt: 'excerpt', body: ['body']},
  guide: {kind: 'guides', type: 'guide', excerpt: null, body: ['intro', 'steps', 'items', 'tips']},
  page: {kind: 'pages', type: 'page', excerpt: null, body: ['blocks']},
  productTest: {kind: 'tests', type: 'test', excerpt: 'summary', body: ['method', 'criteria', 'tested', 'conclusion']},
} as const satisfies Readonly<Record<string, Reading>>;

const READINGS: ReadonlyMap<string, Reading> = new Map(Object.entries(CONTENT_TYPES));

/**
 * Returns what an index holds of a published document of the CMS; `null` for what search engines shall not see, and for
 * what is no page.
 *
 * @param document with its category and the assets of its pictures in the place of their references
 */
export function contentRecord(document: JsonObject): ContentRecord | null {
  const reading = READINGS.get(textIn(document, '_type'));
  const slug = textIn(document['slug'], 'current');
  const title = textIn(document, 'title');
  if (reading === undefined || slug === '' || title === '' || isHidden(document)) return null;
  const publishedAt = Date.parse(textIn(document, 'publishedAt'));
  return fitted({
    objectID: `${reading.type}-${slug}`,
    type: reading.type,
    slug,
    title,
    excerpt: textIn(document, reading.excerpt ?? '') || textIn(document['seo'], 'description'),
    body: portableWords(reading.body.map((field) => document[field] ?? null)),
    image: pictureOf(document),
    publishedAt: Number.isNaN(publishedAt) ? null : Math.floor(publishedAt / 1000),
    category: textIn(document['category'], 'title') || null,
    tags: [],
  });
}

function isHidden({seo}: JsonObject): boolean {
  return isObject(seo) && seo['noindex'] === true;
}

/** The document's own picture, else the first one on the page. */
function pictureOf({image, blocks}: JsonObject): SearchImage | null {
  const inBlocks = isList(blocks) ? blocks.map((block) => (isObject(block) ? block['image'] : undefined)) : [];
  const picture = [image, ...inBlocks].find(isObject);
  const asset = picture?.['asset'];
  const url = textIn(asset, 'url');
  const [width, height] = [sizeOf(asset, 'width'), sizeOf(asset, 'height')];
  return url === '' || width === null || height === null ? null : {url, width, height, alt: textIn(picture, 'alt')};
}

function sizeOf(asset: Json | undefined, side: 'width' | 'height'): number | null {
  const metadata = isObject(asset) ? asset['metadata'] : undefined;
  const dimensions = isObject(metadata) ? metadata['dimensions'] : undefined;
  const pixels = isObject(dimensions) ? dimensions[side] : undefined;
  return typeof pixels === 'number' ? pixels : null;
}
