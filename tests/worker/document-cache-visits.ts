import {publicDocument} from '../../app/domain/http/cache-policy';
import {renderedBody} from '../../app/edge/answer.server';
import {createDocumentCache, type DocumentCacheOptions} from '../../app/edge/document-cache.server';
import type {ReadTagVersions, Render} from '../../app/edge/cache-lookup.server';
import type {Admit} from '../../app/edge/admission.server';
import type {PublicPage} from '../../app/pages/page';
import {normaliseUrl} from '../../app/framework/representation.server';

export const ORIGIN = 'https://shop.example';
export const PRODUCT = '/de/p/hausbohne';
export const HTML = {'Content-Type': 'text/html; charset=utf-8'};

const PAGE: PublicPage = {
  parameters: {variant: 'by-page', page: 'by-page'},
  filters: {roast: ['filter', 'espresso'], origin: 'by-page', dose: 'free'},
};
/** What the page knows of the values that are its own to know. */
const RECOGNISED = '?variant=1&variant=2&page=1&page=2&roast=filter&origin=kenya&dose=18';

const admitAll: Admit = async () => null;

type Visit = {
  readonly path?: string;
  readonly init?: RequestInit;
  readonly variant?: string;
  readonly render?: Render;
  readonly admitRead?: Admit;
};

/** One isolate after the other (`restart`) on one cache of its own, a clock that is moved and a count of renderings. */
export function setUp(options: Partial<DocumentCacheOptions> = {}) {
  const seen: Request[] = [];
  const state = {now: Date.UTC(2026, 10, 21), sequence: 0, newest: 0, rendered: 0, seen};
  const all: DocumentCacheOptions = {
    cacheName: crypto.randomUUID(),
    buildId: 'build-1',
    clock: () => state.now,
    publicPage: (pathname) => (/^\/(de\/checkout|nowhere|moved)/.test(pathname) ? null : PAGE),
    hasPage: (pathname) => !/^\/(nowhere|moved)/.test(pathname),
    canonicalPath: (pathname) => pathname.replace('/P/', '/p/'),
    routeIds: new Set(['root', 'routes/product', 'routes/cart']),
    ...options,
  };
  let cache = createDocumentCache(all);
  const reads: (readonly string[])[] = [];
  const readTagVersions: ReadTagVersions = async (tags) => {
    reads.push(tags);
    return {sequence: state.sequence, newest: state.newest};
  };
  const product: Render = async (request, nonce) => {
    state.rendered += 1;
    state.seen.push(request);
    const headers = {...HTML, ...publicDocument({tags: ['product-id:1'], query: RECOGNISED})};
    return new Response(`<p nonce="${nonce}">rendering ${state.rendered}</p>`, {headers});
  };

  async function visit({path = PRODUCT, init, variant = '', render = product, admitRead = admitAll}: Visit = {}) {
    const request = new Request(`${ORIGIN}${path}`, init);
    const pending: Promise<unknown>[] = [];
    const waitUntil = (work: Promise<unknown>) => void pending.push(work);
    const url = normaliseUrl(new URL(request.url));
    const answer = await cache.respond({request, url, variant, render, readTagVersions, admitRead, waitUntil});
    for (const work of pending) await work;
    const body = await new Response(renderedBody(answer)).text();
    return {
      status: answer.status,
      headers: answer.headers,
      text: body.replaceAll(answer.nonce, 'NONCE'),
      cacheStatus: answer.headers.get('Cache-Status'),
      cacheControl: answer.headers.get('Cache-Control'),
    };
  }

  const restart = (changes: Partial<DocumentCacheOptions> = {}) => {
    cache = createDocumentCache({...all, ...changes});
  };
  const pass = (seconds: number) => {
    state.now += seconds * 1000;
  };
  return {state, visit, restart, pass, reads};
}

export const outage: Render = () => Promise.reject(new Error('down'));
export const unavailable: Render = async () =>
  new Response('sorry', {status: 503, headers: {...HTML, 'Retry-After': '5'}});
