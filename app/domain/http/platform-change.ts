/** A change that the commerce platform tells of, such as `products/update`, and the number of what was changed. */
export type PlatformChange = {readonly topic: string; readonly id: number};

/** The records of the platform that have pages, by their names in topics. */
const KINDS: Readonly<Record<string, string>> = {products: 'product-id', collections: 'collection-id'};

/**
 * Returns the tags of all documents that a change of the platform's touches: the pages that sell or list the record,
 * the sitemaps of its kind and the feed. Nothing for what has no page. Prices on cards follow by themselves within a
 * quarter of an hour.
 */
export function platformPurgeTags({topic, id}: PlatformChange): readonly string[] {
  const [records = '', event = ''] = topic.split('/');
  const kind = Object.hasOwn(KINDS, records) ? KINDS[records] : undefined;
  if (kind === undefined || !['create', 'update', 'delete'].includes(event)) return [];
  return [`${kind}:${id}`, `sitemap:${records}`, 'feed'];
}

/**
 * Returns the tag of a document that sells one product, or lists one collection, by the record's global id: handles
 * differ by language, and the platform's messages name the number alone. None for an id that is not the platform's.
 */
export function recordTags(globalId: string): readonly string[] {
  const [, type = '', number = ''] = /^gid:\/\/shopify\/(Product|Collection)\/(\d+)$/.exec(globalId) ?? [];
  return number === '' ? [] : [`${type.toLowerCase()}-id:${number}`];
}
