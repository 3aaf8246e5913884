import {CACHE_POLICY_HEADER} from '../domain/http/cache-policy';
import type {Answer} from './answer.server';
import {type CacheOutcome, cacheStatus} from './cache-status.server';
import {canonicalQuery, documentKey, type PublicPage} from './document-key.server';
import {readDocument, writeDocument} from './document-store.server';
import {createMemoryLayer} from './memory-layer.server';
import type {NormalisedUrl} from './representation.server';
import {freshNonce} from './slots.server';
import {documentHeaders, freshness, storagePolicy, type StoredDocument, timeToLive} from './stored-document.server';

/** Makes a page. `nonce` is for its inline scripts and styles; for a public page `request` is nobody's. */
export type Render = (request: Request, nonce: string) => Promise<Response>;

/** What the cache asks about purges: the newest of all, and the newest of these tags (0 for never). */
export type ReadGenerations = (
  tags: readonly string[],
) => Promise<{readonly sequence: number; readonly newest: number}>;

export type DocumentCacheOptions = {
  readonly cacheName: string;
  readonly buildId: string;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** The parameters of a public page; `null` for a path whose pages are personal. */
  readonly publicPage: (pathname: string) => PublicPage | null;
  /** The ids of the routes that exist, so that invented ones cannot split the cache. */
  readonly routeIds: ReadonlySet<string>;
  /** Whether this visitor gets public pages of their own (a business customer); never stored. */
  readonly isPersonal?: (request: Request) => boolean;
  /** The most bytes of documents in the isolate's memory. */
  readonly memoryBytes?: number;
};

/** What belongs to one request: the platform ties connections to the request that opened them. */
export type DocumentRequest = {
  readonly request: Request;
  readonly url: NormalisedUrl;
  readonly render: Render;
  readonly readGenerations: ReadGenerations;
  readonly waitUntil: (work: Promise<unknown>) => void;
};

export type DocumentCache = {readonly respond: (visit: DocumentRequest) => Promise<Answer>};

type Rendered = {readonly document: StoredDocument; readonly stored: boolean; readonly shareable: boolean};
type Page = {readonly key: string; readonly anonymous: Request; readonly storable: boolean};

const TRUST_MS = 5_000;
const MEMORY_BYTES = 16 * 1024 * 1024;
const GENERATIONS_TIMEOUT_MS = 300;
const FLIGHT_TIMEOUT_MS = 5_000;

/**
 * The cache of public documents at the edge, made once per isolate. Public pages are rendered with a request that has
 * neither cookies nor credentials nor unknown parameters, so that no document can hold anything of a visitor. Fresh
 * documents come from memory or the platform's cache; stale ones are served while one request renews them, and for as
 * long as their policy says while rendering fails. Purged documents are rendered anew. `respond` throws what `render`
 * throws where there is nothing to fall back on.
 */
export function createDocumentCache(options: DocumentCacheOptions): DocumentCache {
  const {cacheName, buildId, clock, publicPage, routeIds, isPersonal, memoryBytes = MEMORY_BYTES} = options;
  const memory = createMemoryLayer({maxBytes: memoryBytes, trustMs: TRUST_MS});
  const flights = new Map<string, Promise<Rendered>>();
  let knownSequence: number | null = null;

  async function newestPurge(visit: DocumentRequest, tags: readonly string[]): Promise<number | null> {
    const answer = await within(GENERATIONS_TIMEOUT_MS, visit.readGenerations(tags));
    if (answer === null) return null;
    knownSequence = answer.sequence;
    return answer.newest;
  }

  function recall(key: string) {
    const document = memory.get(key, clock());
    return document === null ? null : {document, state: freshness(document, clock(), null), remembered: true};
  }

  async function find(visit: DocumentRequest, key: string) {
    const remembered = recall(key);
    if (remembered !== null) return remembered;
    const document = await readDocument(await caches.open(cacheName), key).catch(() => null);
    const newest = document === null ? null : await newestPurge(visit, document.policy.tags);
    // While this request waited, another one may have put a newer document there.
    const newer = recall(key);
    if (newer !== null && newer.document.storedAt >= (document?.storedAt ?? 0)) return newer;
    if (document === null) return null;
    const state = freshness(document, clock(), newest);
    if (state === 'fresh' || state === 'stale') memory.put(key, document, clock());
    return {document, state, remembered: false};
  }

  async function renderPage(visit: DocumentRequest, page: Page): Promise<Rendered> {
    // A number that was read earlier is safe: at worst a document counts as purged once too often.
    if (knownSequence === null) await newestPurge(visit, []);
    const sequence = knownSequence ?? 0;
    const nonce = freshNonce();
    const response = await visit.render(page.anonymous, nonce);
    const policy = storagePolicy(response);
    const document: StoredDocument = {
      status: response.status,
      headers: documentHeaders(response.headers),
      body: await response.text(),
      nonce,
      storedAt: clock(),
      sequence,
      policy: policy ?? {maxAge: 0, staleWhileRevalidate: 0, staleIfError: 0, tags: []},
    };
    const stored = policy !== null && page.storable;
    if (stored) {
      if (document.status === 200) memory.put(page.key, document, clock());
      const written = caches.open(cacheName).then((cache) => writeDocument(cache, page.key, document));
      visit.waitUntil(written.catch(() => undefined));
    }
    return {document, stored, shareable: !response.headers.has('Set-Cookie')};
  }

  /** Renders a page once for all who wait for it in this isolate; who waits too long or may not share renders alone. */
  async function renderOnce(visit: DocumentRequest, page: Page): Promise<Rendered> {
    const running = page.storable ? flights.get(page.key) : undefined;
    if (running !== undefined) {
      const shared = await within(FLIGHT_TIMEOUT_MS, running);
      return shared?.shareable ? shared : renderPage(visit, page);
    }
    const flight = renderPage(visit, page).finally(() => {
      if (flights.get(page.key) === flight) flights.delete(page.key);
    });
    if (page.storable) flights.set(page.key, flight);
    visit.waitUntil(flight.catch(() => undefined));
    return flight;
  }

  async function renderOrFallBack(visit: DocumentRequest, page: Page, reserve: StoredDocument | null): Promise<Answer> {
    try {
      const {document, stored} = await renderOnce(visit, page);
      if (document.status < 500 || reserve === null) {
        return toAnswer(document, {kind: 'miss', upstream: document.status, stored}, stored);
      }
      return toAnswer(reserve, {kind: 'fallback', upstream: document.status}, true);
    } catch (error) {
      if (reserve === null) throw error;
      return toAnswer(reserve, {kind: 'fallback', upstream: null}, true);
    }
  }

  async function respond(visit: DocumentRequest): Promise<Answer> {
    const {request, url} = visit;
    const page = request.method === 'POST' || isPersonal?.(request) ? null : publicPage(url.pathname);
    if (page === null) return renderPersonal(visit);
    const {query, storable} = canonicalQuery(url.search, page);
    const wanted = url.representation.kind === 'data' ? (url.representation.routes ?? []) : [];
    const target: Page = {
      key: documentKey(new URL(request.url).origin, buildId, url, query),
      anonymous: anonymousRequest(request, url, query),
      storable: storable && wanted.every((id) => routeIds.has(id)),
    };
    const found = target.storable ? await find(visit, target.key) : null;
    if (found === null || found.state === 'gone') return renderOrFallBack(visit, target, null);
    if (found.state === 'reserve') return renderOrFallBack(visit, target, found.document);
    // From memory it was served moments ago, and renewing it was tried then: no try per request while a service is down.
    if (found.state === 'stale' && !found.remembered) {
      visit.waitUntil(renderOnce(visit, target).catch(() => undefined));
    }
    return toAnswer(found.document, {kind: 'hit', ttl: timeToLive(found.document, clock())}, true);
  }

  return {respond};
}

/** A request for the same page that says nothing of who asks: no cookies, no credentials, no language, no browser. */
function anonymousRequest(request: Request, {representation}: NormalisedUrl, query: string): Request {
  const address = new URL(request.url);
  const search = new URLSearchParams(query);
  if (representation.kind === 'data' && representation.routes) search.set('_routes', representation.routes.join(','));
  address.search = search.toString();
  return new Request(address, {headers: {Host: address.host, Accept: '*/*'}, redirect: 'manual'});
}

async function renderPersonal({request, render}: DocumentRequest): Promise<Answer> {
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
  return {status: document.status, headers, body: document.body, nonce: document.nonce};
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => {
      resolve(null);
    }, milliseconds);
  });
  return Promise.race([work.catch(() => null), timeout]).finally(() => {
    clearTimeout(timer);
  });
}
