import {CACHE_POLICY_HEADER, REVALIDATED} from '../domain/http/cache-policy';
import {withQuery} from '../domain/http/follow-redirects';
import {dataRedirect, documentReload} from '../framework/data-redirect.server';
import type {Answer} from './answer.server';
import {publicTarget, type KnownAddresses} from './document-key.server';
import {createTwoTierCache, type Found} from './two-tier-cache.server';
import type {CacheLookup, PublicTarget} from './cache-lookup.server';
import {createPageRenderer} from './page-renderer.server';
import {isPrefetch} from './request-guard.server';
import {freshNonce} from './slots.server';
import {createStorageBudget} from './storage-budget.server';
import {isMissing, timeToLive, type DocumentFreshness, type StoredDocument} from './stored-document.server';

export type DocumentCacheOptions = KnownAddresses & {
  readonly cacheName: string;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Whether this visitor gets public pages of their own, such as an editor's drafts; never stored. */
  readonly isPersonal?: (lookup: Pick<CacheLookup, 'request' | 'url'>) => boolean | Promise<boolean>;
  /** The most bytes of documents in the isolate's memory; default 16 MB. */
  readonly memoryBytes?: number;
};

export type DocumentCache = {
  readonly respond: (lookup: CacheLookup) => Promise<Answer>;
};

/**
 * Creates the cache of public documents, once per isolate. Public pages are rendered from a request without cookies, credentials
 * and unknown parameters, so that no document can hold anything of a visitor. Fresh documents come from memory or the data
 * centre's cache; stale ones are served while one request renews them. Older and purged ones are rendered anew, and served only
 * while rendering fails, for as long as their policy says. A document with a parameter that the table of pages or the page
 * itself does not recognise is never stored; a missing page is remembered in memory for ten seconds. A rendering has to be
 * admitted (`admitRead`), but for renewals. `respond` throws what `render` throws if there is nothing to fall back on.
 */
export function createDocumentCache(options: DocumentCacheOptions): DocumentCache {
  const {cacheName, clock, memoryBytes = 16 * 1024 * 1024} = options;
  const cache = createTwoTierCache({cacheName, clock, memoryBytes, budget: createStorageBudget(clock)});
  const renderPage = createPageRenderer(cache, clock);

  async function respond(lookup: CacheLookup): Promise<Answer> {
    const target = (await options.isPersonal?.(lookup)) ? null : publicTarget(lookup, options);
    if (target === null) return renderPersonal(lookup);
    // If the path without parameters is a missing page, it is one with any parameters.
    const {plain = target} = target;
    const negative = cache.findNegative(plain.key);
    if (negative !== null && isMissing(negative)) return hit(negative);
    if (target.path === null) return respondToUnknown(lookup, target, negative);
    const found = target.storable ? await cache.find(lookup, target.key) : null;
    if (found?.state === 'fresh') return hit(found.document);
    // A document in memory was served and revalidated seconds ago: while a service is down, not every request tries again.
    if (found?.fromMemory && found.state !== 'gone') return hit(found.document, found.state);
    if (found?.state === 'stale') {
      lookup.waitUntil(renderPage(lookup, target, found).catch(() => undefined));
      return hit(found.document, found.state);
    }
    const answer = await renderOrFallBack(lookup, target, found);
    if (isMissing(answer) && plain !== target) lookup.waitUntil(learnMissing(lookup, plain).catch(() => undefined));
    return answer;
  }

  /** The answer for a path without a page: missing, or moved by one of the lists of redirects. It is made without the query. */
  async function respondToUnknown(
    lookup: CacheLookup,
    target: PublicTarget,
    negative: StoredDocument | null,
  ): Promise<Answer> {
    const answer = negative === null ? await renderOrFallBack(lookup, target, null) : hit(negative);
    return withOwnQuery(answer, lookup);
  }

  /**
   * Renders the path without its parameters. If that is missing too, later requests for the path with other parameters are
   * answered without rendering. A rendering of its own, which is counted, too.
   */
  async function learnMissing(lookup: CacheLookup, plain: PublicTarget): Promise<void> {
    const found = await cache.find(lookup, plain.key);
    if (found !== null && found.state !== 'gone') return;
    if ((await lookup.admitRead(lookup.request)) === null) await renderPage(lookup, plain, found);
  }

  /** Renders a page; while that fails, answers with the document in reserve. */
  async function renderOrFallBack(lookup: CacheLookup, target: PublicTarget, found: Found | null): Promise<Answer> {
    const refusal = await lookup.admitRead(lookup.request);
    if (refusal !== null) return refused(refusal, lookup.url);
    const reserve = found?.state === 'reserve' ? found.document : null;
    const fallBack = (document: StoredDocument, upstream: number | null): Answer => {
      cache.hold(target.key, document);
      return toAnswer(document, {kind: 'fallback', upstream}, true);
    };
    try {
      const {document, stored} = await renderPage(lookup, target, found);
      if (document.status >= 500 && reserve !== null) return fallBack(reserve, document.status);
      return toAnswer(document, {kind: 'miss', upstream: document.status, stored}, stored);
    } catch (error) {
      if (reserve === null) throw error;
      return fallBack(reserve, null);
    }
  }

  function hit(document: StoredDocument, state: Served = 'fresh'): Answer {
    return toAnswer(document, {kind: 'hit', ttl: timeToLive(document, clock()), state}, true);
  }

  return {respond: async (lookup) => withPrefetchAge(lookup, await respond(lookup))};
}

/** `Cache-Control` of a public page's prefetched data, in seconds: Chromium fetches it again for the click where it has no age. */
const PREFETCHED = 'private, max-age=30';

/** Gives a public page's data an age where a browser prefetches it (`<link rel="prefetch">`). Prefetched documents need none. */
function withPrefetchAge({request, url: {representation}}: CacheLookup, answer: Answer): Answer {
  const isPublic = answer.status === 200 && answer.headers.get('Cache-Control') === REVALIDATED;
  const isPrefetchedData = representation.kind === 'data' && isPrefetch(request.headers);
  if (isPrefetchedData && isPublic) answer.headers.set('Cache-Control', PREFETCHED);
  return answer;
}

/**
 * Renders a personal page or file. It is stored nowhere (`private, no-store`) unless its route says otherwise: a file by any
 * `Cache-Control`, a page by `REVALIDATED` alone.
 */
async function renderPersonal({request, url, render, admitRead}: CacheLookup): Promise<Answer> {
  const refusal = await admitRead(request);
  if (refusal !== null) return refused(refusal, url);
  const nonce = freshNonce();
  const response = await render(request, nonce);
  const headers = new Headers(response.headers);
  headers.delete(CACHE_POLICY_HEADER);
  headers.set('Cache-Status', cacheStatus({kind: 'bypass'}));
  const chosen = headers.get('Cache-Control');
  const isPage = /^text\/(html|x-script)/.test(headers.get('Content-Type') ?? 'text/html');
  const mayChoose = chosen === REVALIDATED || (chosen !== null && !isPage);
  if (!mayChoose || headers.has('Set-Cookie')) headers.set('Cache-Control', 'private, no-store');
  return {status: response.status, headers, body: response.body, nonce};
}

/** Answers with a refusal. The client cannot read one as data, so a refused data request makes it load the document instead. */
function refused({status, headers, body}: Response, {pathname, search, representation}: CacheLookup['url']): Answer {
  const answer = {status, headers: new Headers(headers), body, nonce: freshNonce()};
  if (representation.kind === 'document') return answer;
  answer.headers.set('Content-Type', 'text/x-script; charset=utf-8');
  const query = search.size > 0 ? `?${search}` : '';
  return {...answer, body: new Response(documentReload(pathname + query)).body};
}

/** Gives the redirect of a path the query that it was asked with. */
function withOwnQuery(answer: Answer, {request, url: {search, representation}}: CacheLookup): Answer {
  const location = answer.headers.get('Location');
  if (location === null || search.size === 0) return answer;
  // A document keeps its query as it was written: another spelling may mean something else where it leads.
  const target = withQuery(location, representation.kind === 'document' ? new URL(request.url).search : `?${search}`);
  answer.headers.set('Location', target);
  return representation.kind === 'document' ? answer : {...answer, body: new Response(dataRedirect(target)).body};
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

const HIT_DETAILS = {
  fresh: '',
  stale: '; detail=stale-while-revalidate',
  reserve: '; detail=stale-if-error',
} as const;

/** The freshness of a document that is served without rendering. */
type Served = Exclude<DocumentFreshness, 'gone'>;

/** Result of the document cache for one answer. */
type CacheOutcome =
  | {readonly kind: 'hit'; readonly ttl: number; readonly state: Served}
  | {readonly kind: 'fallback'; readonly upstream: number | null}
  | {readonly kind: 'miss'; readonly upstream: number; readonly stored: boolean}
  | {readonly kind: 'bypass'};

/**
 * Returns the `Cache-Status` of an answer (RFC 9211). A hit with a negative `ttl` is stale: it is being renewed, or renewing
 * failed moments ago (`stale-if-error`). `fwd=stale` means that rendering failed and the reserve was served.
 */
function cacheStatus(outcome: CacheOutcome): string {
  switch (outcome.kind) {
    case 'hit':
      return `lichtung; hit; ttl=${outcome.ttl}${HIT_DETAILS[outcome.state]}`;
    case 'fallback':
      return `lichtung; fwd=stale${outcome.upstream === null ? '' : `; fwd-status=${outcome.upstream}`}; detail=stale-if-error`;
    case 'miss':
      return `lichtung; fwd=miss; fwd-status=${outcome.upstream}${outcome.stored ? '; stored' : ''}`;
    case 'bypass':
      return 'lichtung; fwd=bypass';
  }
}
