/** A change that editors made, as the CMS tells it. */
export type ContentChange = {
  readonly type: string;
  readonly slug: string | null;
  /** The slug before the change, where it was another. */
  readonly previousSlug: string | null;
};

/** The tags that a change of a document without an address of its own touches. */
const WHOLE: Readonly<Record<string, readonly string[]>> = {
  home: ['home'],
  siteSettings: ['site-settings'],
  project: ['projects'],
  author: ['blog', 'authors'],
  category: ['blog', 'blog-list', 'sitemap:pages'],
};

/** The tags of lists of documents with an address, their sitemaps among them. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  page: ['sitemap:pages'],
  guide: ['guides', 'sitemap:pages'],
  productTest: ['product-tests', 'sitemap:pages'],
  post: ['blog-list', 'sitemap:posts'],
};

/**
 * Returns the tags of all documents that a change touches, and of no others: the page itself under its old and its new
 * name, and the lists that it is in.
 */
export function purgeTags({type, slug, previousSlug}: ContentChange): readonly string[] {
  const whole = own(WHOLE, type);
  if (whole !== undefined) return whole;
  const lists = own(LISTS, type);
  if (lists === undefined) return [];
  const prefix = type === 'post' ? 'post' : 'page';
  const names = [slug, previousSlug].flatMap((name) => (name === null ? [] : [`${prefix}:${name}`]));
  return [...names, ...lists];
}

/** Reads an own property of a table, so that names such as `constructor` find nothing. */
function own(table: Readonly<Record<string, readonly string[]>>, name: string): readonly string[] | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
