import {CACHE_POLICY_HEADER} from '../domain/http/cache-policy';
import type {PublicPage} from '../pages/page';
import {withTimeout} from '../runtime/with-timeout.server';
import type {Answer} from './answer.server';
import {canonicalQuery, documentKey} from './document-key.server';
import {createTwoTierCache, type TwoTierCache} from './two-tier-cache.server';
import type {CacheLookup, PublicTarget} from './cache-lookup.server';
import type {NormalisedUrl} from '../framework/representation.server';
import {freshNonce, cutAtSlots} from './slots.server';
import {timeToLive, documentHeaders, storagePolicy, type StoredDocument} from './stored-document.server';

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

/** What the document cache did for one answer. */
type CacheOutcome =
  | {readonly kind: 'hit'; readonly ttl: number}
  | {readonly kind: 'fallback'; readonly upstream: number | null}
  | {readonly kind: 'miss'; readonly upstream: number; readonly stored: boolean}
  | {readonly kind: 'bypass'};

/**
 * The `Cache-Status` of an answer (RFC 9211). A hit with a negative `ttl` was stale and is being renewed; `fwd=stale` means
 * that a new one could not be had.
 */
function cacheStatus(outcome: CacheOutcome): string {
  switch (outcome.kind) {
    case 'hit':
      return `lichtung; hit; ttl=${outcome.ttl}${outcome.ttl < 0 ? '; detail=stale-while-revalidate' : ''}`;
    case 'fallback':
      return `lichtung; fwd=stale${outcome.upstream === null ? '' : `; fwd-status=${outcome.upstream}`}; detail=stale-if-error`;
    case 'miss':
      return `lichtung; fwd=miss; fwd-status=${outcome.upstream}${outcome.stored ? '; stored' : ''}`;
    case 'bypass':
      return 'lichtung; fwd=bypass';
  }
}

/** A public page just rendered, and whether it was kept for the next visitor. */
type Rendered = {readonly document: StoredDocument; readonly stored: boolean};

/** Renders a public page for nobody and keeps it where it may be kept. Throws what `render` of the lookup throws. */
type PageRenderer = (lookup: CacheLookup, target: PublicTarget) => Promise<Rendered>;

const FLIGHT_TIMEOUT = {milliseconds: 5_000, onTimeout: () => null} as const;

/** Makes the renderer of one isolate. Requests for one page that come together share one rendering. */
function createPageRenderer(cache: TwoTierCache, clock: () => number): PageRenderer {
  const flights = new Map<string, Promise<Rendered & {readonly shareable: boolean}>>();

  async function renderAlone(lookup: CacheLookup, {key, anonymous, storable}: PublicTarget) {
    const sequence = await cache.sequence(lookup);
    const nonce = freshNonce();
    const response = await lookup.render(anonymous, nonce);
    const policy = storagePolicy(response);
    const document: StoredDocument = {
      status: response.status,
      headers: documentHeaders(response.headers),
      body: cutAtSlots(await response.text(), nonce),
      nonce,
      storedAt: clock(),
      sequence,
      policy: policy ?? {maxAge: 0, staleWhileRevalidate: 0, staleIfError: 0, tags: []},
    };
    const stored = policy !== null && storable;
    if (stored) cache.keep(lookup, key, document);
    return {document, stored, shareable: !response.headers.has('Set-Cookie')};
  }

  return async (lookup, target) => {
    if (!target.storable) return renderAlone(lookup, target);
    const running = flights.get(target.key);
    if (running !== undefined) {
      // The other request may be cut off by the platform, and then its rendering never ends.
      const shared = await withTimeout(
        FLIGHT_TIMEOUT,
        running.catch(() => null),
      );
      if (shared === null && flights.get(target.key) === running) flights.delete(target.key);
      return shared?.shareable ? shared : renderAlone(lookup, target);
    }
    const flight = renderAlone(lookup, target).finally(() => {
      flights.delete(target.key);
    });
    flights.set(target.key, flight);
    // The others depend on it also when this visitor leaves.
    lookup.waitUntil(flight.catch(() => undefined));
    return flight;
  };
}
