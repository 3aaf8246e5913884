type Document = {readonly _type: string; readonly [field: string]: unknown};

const PREFIXES: Readonly<Record<string, string>> = {page: 'e', guide: 'e', productTest: 'e', post: 'b'};

/** Returns the types whose documents have addresses of the same form, so that a slug can lead to one of them only. */
export function typesAtSamePath(type: string): readonly string[] {
  const prefix = PREFIXES[type];
  return prefix === undefined ? [type] : Object.keys(PREFIXES).filter((other) => PREFIXES[other] === prefix);
}

/**
 * Returns the address that shows a document as a draft: the shop's form for the preview, which asks for the key and
 * leads on to the page.
 *
 * @param shop the shop's origin
 * @returns `undefined` for documents without a page of their own
 */
export function previewAddress(shop: string, document: Document): string | undefined {
  const {_type: type, language, slug} = document;
  if (language !== 'de' && language !== 'en') return undefined;
  const path = pathOf(type, language, slug);
  return path === null ? undefined : `${shop}/${language}/preview?path=${encodeURIComponent(path)}`;
}

function pathOf(type: string, language: string, slug: unknown): string | null {
  if (type === 'home') return language === 'de' ? '/' : `/${language}`;
  const prefix = PREFIXES[type];
  const current: unknown = typeof slug === 'object' && slug !== null && 'current' in slug ? slug.current : null;
  return prefix === undefined || typeof current !== 'string' ? null : `/${language}/${prefix}/${current}`;
}
