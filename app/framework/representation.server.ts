/** Which form of a page is asked for: the document, or its data for client-side navigation (of all or some routes). */
export type Representation =
  | {readonly kind: 'document'}
  | {readonly kind: 'data'; readonly routes: readonly string[] | null};

/** An address as the visitor sees it, and the representation that is asked for. */
export type NormalisedUrl = {
  /** Still percent-encoded, as in the address bar: `/` for `/_root.data`, `/en` for `/en.data`. */
  readonly pathname: string;
  /** Without the framework's `_routes`. */
  readonly search: URLSearchParams;
  readonly representation: Representation;
};

/**
 * Splits an address into page and representation. A data request has the page's path with `.data` appended (`/_root.data` for
 * `/`) and may name the wanted routes in `_routes`, which are returned sorted and each once.
 *
 * Reason: the cache's key, the request guard and the log need the page of a data request, whose address only Remix knows.
 * Successor in React Router 7: the same addresses in 7.0; `.data` addresses with a trailing slash follow a future flag.
 */
export function normaliseUrl(url: URL): NormalisedUrl {
  if (!url.pathname.endsWith('.data')) {
    return {pathname: url.pathname, search: new URLSearchParams(url.search), representation: {kind: 'document'}};
  }
  const search = new URLSearchParams(url.search);
  const wanted = search.get('_routes');
  search.delete('_routes');
  const pathname = url.pathname.slice(0, -'.data'.length);
  return {
    pathname: pathname === '/_root' || pathname === '' ? '/' : pathname,
    search,
    representation: {kind: 'data', routes: wanted ? [...new Set(wanted.split(','))].sort() : null},
  };
}
