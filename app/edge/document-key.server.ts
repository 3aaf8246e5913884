import type {PublicPage} from '../pages/page';
import {FRAME_ROUTES} from '../framework/frame-routes';
import type {NormalisedUrl} from '../framework/representation.server';
import type {CacheLookup, PublicTarget} from './cache-lookup.server';

/** The query that a public page is rendered with, sorted, and whether its document may be stored where the page recognises it. */
export type CanonicalQuery = {
  readonly query: string;
  readonly storable: boolean;
};

/**
 * Reduces a query to the parameters of the page in the table of pages. With a repeated parameter or a free value, as a visitor
 * types it, the page is rendered but not stored.
 */
export function canonicalQuery(search: URLSearchParams, page: PublicPage): CanonicalQuery {
  const known = new Map(Object.entries({...page.parameters, ...page.filters}));
  const kept = [...search].filter(([name, value]) => {
    const values = known.get(name);
    return typeof values === 'string' || values?.includes(value);
  });
  kept.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const names = kept.map(([name]) => name);
  const filters = names.filter((name) => Object.hasOwn(page.filters, name));
  return {
    query: new URLSearchParams(kept).toString(),
    storable:
      new Set(names).size === names.length && filters.length <= 1 && names.every((name) => known.get(name) !== 'free'),
  };
}

type Place = Pick<NormalisedUrl, 'pathname' | 'representation'> & Pick<CacheLookup, 'variant'>;

/**
 * Returns the key of a document: build, the features that are off for the visitor (`variant`, empty for none), representation,
 * path and reduced query.
 */
export function documentKey(
  origin: string,
  buildId: string,
  {pathname, representation, variant}: Place,
  query: string,
): string {
  const form =
    representation.kind === 'document'
      ? 'document'
      : `data:${representation.routes === null ? '*' : encodeURIComponent(representation.routes.join(','))}`;
  const off = variant === '' ? '' : `off:${variant}/`;
  return `${origin}/__stored/${encodeURIComponent(buildId)}/${off}${form}${pathname}?${query}`;
}

/** What the shop knows of addresses. */
export type KnownAddresses = {
  readonly buildId: string;
  /** The parameters of a public page; `null` for a path whose pages are personal. */
  readonly publicPage: (pathname: string) => PublicPage | null;
  /** Whether a path has a page at all, also a personal one. */
  readonly hasPage: (pathname: string) => boolean;
  /** A path in its one spelling. */
  readonly canonicalPath: (pathname: string) => string;
  /** The ids of the routes that exist, so that invented ones cannot split the cache. */
  readonly routeIds: ReadonlySet<string>;
};

/** A target, and that of its path alone where the address has parameters. */
type Target = PublicTarget & {readonly plain?: PublicTarget};

/** Returns the request to render for an address and its key in the document cache; `null` for personal pages and for a `POST`. */
export function publicTarget(
  {request, url, variant}: Pick<CacheLookup, 'request' | 'url' | 'variant'>,
  {publicPage, hasPage, canonicalPath, buildId, routeIds}: KnownAddresses,
): Target | null {
  if (request.method === 'POST') return null;
  const path = canonicalPath(url.pathname);
  const page = publicPage(path);
  if (page === null && hasPage(path)) return null;
  const {representation} = url;
  const isPlain = page === null && representation.kind === 'data';
  const own: NormalisedUrl = {
    ...url,
    pathname: path,
    representation: isPlain ? {kind: 'data', routes: null} : representation,
  };
  const targetOf = (query: string, storable: boolean): PublicTarget => ({
    key: documentKey(new URL(request.url).origin, buildId, {...own, variant}, query),
    path: page === null ? null : path,
    query,
    anonymous: anonymousRequest(request, own, query),
    storable: storable && ownsRoutes(own, routeIds),
  });
  const {query, storable} = canonicalQuery(url.search, page ?? NO_PARAMETERS);
  const plain = targetOf('', true);
  return query === '' ? plain : {...targetOf(query, storable), plain};
}

const NO_PARAMETERS: PublicPage = {parameters: {}, filters: {}};

/**
 * Whether a data request names routes as the router does: those of the frame and at most one more. Any other choice of routes
 * would be another document of the same page.
 */
function ownsRoutes({representation}: NormalisedUrl, routeIds: ReadonlySet<string>): boolean {
  const wanted = representation.kind === 'data' ? (representation.routes ?? []) : [];
  const frame: readonly string[] = FRAME_ROUTES;
  return wanted.every((id) => routeIds.has(id)) && wanted.filter((id) => !frame.includes(id)).length <= 1;
}

/** Returns a request for the same page without cookies, credentials, language and browser. */
function anonymousRequest(request: Request, {pathname, representation}: NormalisedUrl, query: string): Request {
  const address = new URL(request.url);
  const search = new URLSearchParams(query);
  if (representation.kind === 'data' && representation.routes) search.set('_routes', representation.routes.join(','));
  if (pathname !== '/') address.pathname = representation.kind === 'data' ? `${pathname}.data` : pathname;
  address.search = search.toString();
  return new Request(address, {
    headers: {Host: address.host, Accept: '*/*'},
    redirect: 'manual',
  });
}
