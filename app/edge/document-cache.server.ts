import {CACHE_POLICY_HEADER} from '../domain/http/cache-policy';
import type {PublicPage} from '../pages/page';
import type {Answer} from './answer.server';
import {type CacheOutcome, cacheStatus} from './cache-status.server';
import {canonicalQuery, documentKey} from './document-key.server';
import {createTwoTierCache} from './two-tier-cache.server';
import type {CacheLookup, PublicTarget} from './cache-lookup.server';
import {createPageRenderer, type PageRenderer} from './page-renderer.server';
import type {NormalisedUrl} from '../framework/representation.server';
import {freshNonce} from './slots.server';
import {type StoredDocument, timeToLive} from './stored-document.server';

export type DocumentCacheOptions = {
  readonly cacheName: string;
  readonly buildId: string;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** The parameters of a public page; `null` for a path whose pages are personal. */
  readonly publicPage: (pathname: string) => PublicPage | null;
  /** The ids of the routes that exist, so that invented ones cannot split the cache. */
  readonly routeIds: ReadonlySet<string>;
  /** Whether this visitor gets public pages of their own, such as an editor's drafts; never stored. */
  readonly isPersonal?: (request: Request) => boolean | Promise<boolean>;
  /** The most bytes of documents in the isolate's memory; 16 MB unless told. */
  readonly memoryBytes?: number;
};

export type DocumentCache = {
  readonly respond: (lookup: CacheLookup) => Promise<Answer>;
};

/**
 * The cache of public documents at the edge, made once per isolate. Public pages are rendered with a request that has
 * neither cookies nor credentials nor unknown parameters, so that no document can hold anything of a visitor. Fresh
 * documents come from memory or the platform's cache; stale ones are served while one request renews them, and for as
 * long as their policy says while rendering fails. Purged documents are rendered anew. `respond` throws what `render`
 * throws where there is nothing to fall back on.
 */
export function createDocumentCache(options: DocumentCacheOptions): DocumentCache {
  const {cacheName, clock, memoryBytes = 16 * 1024 * 1024} = options;
  const cache = createTwoTierCache({cacheName, clock, memoryBytes});
  const renderPage = createPageRenderer(cache, clock);

  async function respond(lookup: CacheLookup): Promise<Answer> {
    const target = (await options.isPersonal?.(lookup.request)) ? null : publicTarget(lookup, options);
    if (target === null) return renderPersonal(lookup);
    const found = target.storable ? await cache.find(lookup, target.key) : null;
    if (found === null || found.state === 'gone') return renderOrFallBack(renderPage, lookup, target, null);
    if (found.state === 'reserve') return renderOrFallBack(renderPage, lookup, target, found.document);
    // From memory it was served moments ago, and renewing it was tried then: no try per request while a service is down.
    if (found.state === 'stale' && !found.fromMemory) {
      lookup.waitUntil(renderPage(lookup, target).catch(() => undefined));
    }
    return toAnswer(found.document, {kind: 'hit', ttl: timeToLive(found.document, clock())}, true);
  }

  return {respond};
}

function publicTarget(
  {request, url}: CacheLookup,
  {publicPage, buildId, routeIds}: DocumentCacheOptions,
): PublicTarget | null {
  const page = request.method === 'POST' ? null : publicPage(url.pathname);
  if (page === null) return null;
  const {query, storable} = canonicalQuery(url.search, page);
  const wanted = url.representation.kind === 'data' ? (url.representation.routes ?? []) : [];
  return {
    key: documentKey(new URL(request.url).origin, buildId, url, query),
    anonymous: anonymousRequest(request, url, query),
    storable: storable && wanted.every((id) => routeIds.has(id)),
  };
}

/** A request for the same page that says nothing of who asks: no cookies, no credentials, no language, no browser. */
function anonymousRequest(request: Request, {representation}: NormalisedUrl, query: string): Request {
  const address = new URL(request.url);
  const search = new URLSearchParams(query);
  if (representation.kind === 'data' && representation.routes) search.set('_routes', representation.routes.join(','));
  address.search = search.toString();
  return new Request(address, {
    headers: {Host: address.host, Accept: '*/*'},
    redirect: 'manual',
  });
}

async function renderOrFallBack(
  renderPage: PageRenderer,
  lookup: CacheLookup,
  target: PublicTarget,
  reserve: StoredDocument | null,
): Promise<Answer> {
  try {
    const {document, stored} = await renderPage(lookup, target);
    if (document.status < 500 || reserve === null) {
      return toAnswer(document, {kind: 'miss', upstream: document.status, stored}, stored);
    }
    return toAnswer(reserve, {kind: 'fallback', upstream: document.status}, true);
  } catch (error) {
    if (reserve === null) throw error;
    return toAnswer(reserve, {kind: 'fallback', upstream: null}, true);
  }
}

async function renderPersonal({request, render}: CacheLookup): Promise<Answer> {
  const nonce = freshNonce();
  const response = await render(request, nonce);
  const headers = new Headers(response.headers);
  headers.delete(CACHE_POLICY_HEADER);
  headers.set('Cache-Status', cacheStatus({kind: 'bypass'}));
  const chosen = headers.get('Cache-Control');
  const isPage = /^text\/(html|x-script)/.test(headers.get('Content-Type') ?? 'text/html');
  if (isPage || chosen === null || headers.has('Set-Cookie')) headers.set('Cache-Control', 'private, no-store');
  return {status: response.status, headers, body: response.body, nonce};
}

function toAnswer(document: StoredDocument, outcome: CacheOutcome, isPublic: boolean): Answer {
  const headers = new Headers(document.headers.map(([name, value]): [string, string] => [name, value]));
  headers.set('Cache-Control', isPublic ? 'private, no-cache' : 'private, no-store');
  headers.set('Cache-Status', cacheStatus(outcome));
  return {
    status: document.status,
    headers,
    body: document.body,
    nonce: document.nonce,
  };
}
