import {CACHE_POLICY_HEADER, isRecognised} from '../domain/http/cache-policy';
import {withTimeout} from '../runtime/with-timeout.server';
import type {Answer} from './answer.server';
import {publicTarget, type KnownAddresses} from './document-key.server';
import {createTwoTierCache, type TwoTierCache} from './two-tier-cache.server';
import type {CacheLookup, PublicTarget} from './cache-lookup.server';
import {freshNonce, cutAtSlots} from './slots.server';
import {createStorageBudget} from './storage-budget.server';
import {isMissing, timeToLive, documentHeaders, storagePolicy, type StoredDocument} from './stored-document.server';

export type DocumentCacheOptions = KnownAddresses & {
  readonly cacheName: string;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Whether this visitor gets public pages of their own, such as an editor's drafts; never stored. */
  readonly isPersonal?: (lookup: Pick<CacheLookup, 'request' | 'url'>) => boolean | Promise<boolean>;
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
 * long as their policy says while rendering fails. Purged documents are rendered anew. What the table of pages or the page
 * itself does not know is never stored; that a path has no page is remembered in memory for ten seconds. `respond` throws what
 * `render` throws where there is nothing to fall back on.
 */
export function createDocumentCache(options: DocumentCacheOptions): DocumentCache {
  const {cacheName, clock, memoryBytes = 16 * 1024 * 1024} = options;
  const cache = createTwoTierCache({cacheName, clock, memoryBytes, budget: createStorageBudget(clock)});
  const renderPage = createPageRenderer(cache, clock);

  async function respond(lookup: CacheLookup): Promise<Answer> {
    const target = (await options.isPersonal?.(lookup)) ? null : publicTarget(lookup, options);
    if (target === null) return renderPersonal(lookup);
    // A path without a page has none with parameters either.
    const {plain = target} = target;
    const brief = cache.findBrief(plain.key);
    if (brief !== null && isMissing(brief)) return hit(brief);
    if (target.path === null) return respondToUnknown(lookup, target, brief);
    const found = target.storable ? await cache.find(lookup, target.key) : null;
    if (found !== null && (found.state === 'fresh' || found.state === 'stale')) {
      // From memory it was served moments ago, and renewing it was tried then: no try per request while a service is down.
      if (found.state === 'stale' && !found.fromMemory) {
        lookup.waitUntil(renderPage(lookup, target).catch(() => undefined));
      }
      return hit(found.document);
    }
    const reserve = found?.state === 'reserve' ? found.document : null;
    const answer = await renderOrFallBack(renderPage, lookup, target, reserve);
    if (isMissing(answer) && plain !== target) lookup.waitUntil(learnMissing(lookup, plain).catch(() => undefined));
    return answer;
  }

  /** The answer for a path without a page: missing, or moved by one of the lists of redirects, which keep its query. */
  async function respondToUnknown(
    lookup: CacheLookup,
    target: PublicTarget,
    brief: StoredDocument | null,
  ): Promise<Answer> {
    const answer = brief === null ? await renderOrFallBack(renderPage, lookup, target, null) : hit(brief);
    return answer.status < 400 && lookup.url.search.size > 0 ? renderPersonal(lookup) : answer;
  }

  /** Finds out whether it is the path that has no page, and not its parameters alone, so that others are not tried one by one. */
  async function learnMissing(lookup: CacheLookup, plain: PublicTarget): Promise<void> {
    const found = await cache.find(lookup, plain.key);
    if (found === null || found.state === 'gone') await renderPage(lookup, plain);
  }

  function hit(document: StoredDocument): Answer {
    return toAnswer(document, {kind: 'hit', ttl: timeToLive(document, clock())}, true);
  }

  return {respond: async (lookup) => withPrefetchAge(lookup, await respond(lookup))};
}

/** `Cache-Control` of a public page: the browser asks again each time. */
const REVALIDATED = 'private, no-cache';
/** `Cache-Control` of a public page's prefetched data, in seconds: Chromium fetches it again for the click where it has no age. */
const PREFETCHED = 'private, max-age=30';

/** Gives a public page's data an age where a browser prefetches it (`<link rel="prefetch">`). Prefetched documents need none. */
function withPrefetchAge({request, url: {representation}}: CacheLookup, answer: Answer): Answer {
  const isPrefetch = request.headers.get('Sec-Purpose')?.startsWith('prefetch') === true;
  const isPublic = answer.status === 200 && answer.headers.get('Cache-Control') === REVALIDATED;
  if (isPrefetch && isPublic && representation.kind === 'data') answer.headers.set('Cache-Control', PREFETCHED);
  return answer;
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
  headers.set('Cache-Control', isPublic ? REVALIDATED : 'private, no-store');
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

  async function renderAlone(lookup: CacheLookup, target: PublicTarget) {
    const {anonymous, storable, query} = target;
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
    const mayStore = policy !== null && storable;
    const isKnown = isRecognised(query, response.headers.get(CACHE_POLICY_HEADER));
    const stored = mayStore && isKnown && cache.keep(lookup, target, document);
    // What was kept of this address, such as a variant that is sold no more, is out of date.
    if (mayStore && !stored) cache.drop(lookup, target.key);
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
