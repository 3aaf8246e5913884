import {describe, expect, test, vi} from 'vitest';
import {publicDocument} from '../../app/domain/http/cache-policy';
import {renderedBody} from '../../app/edge/answer.server';
import {createDocumentCache, type DocumentCacheOptions} from '../../app/edge/document-cache.server';
import {STORAGE_BUDGET} from '../../app/edge/storage-budget.server';
import type {ReadTagVersions, Render} from '../../app/edge/cache-lookup.server';
import type {PublicPage} from '../../app/pages/page';
import {normaliseUrl} from '../../app/framework/representation.server';

const ORIGIN = 'https://shop.example';
const PRODUCT = '/de/p/hausbohne';
const HTML = {'Content-Type': 'text/html; charset=utf-8'};

const PAGE: PublicPage = {
  parameters: {variant: 'by-page', page: 'by-page'},
  filters: {roast: ['filter', 'espresso'], origin: 'by-page', dose: 'free'},
};
/** What the page knows of the values that are its own to know. */
const RECOGNISED = '?variant=1&variant=2&page=1&page=2&roast=filter&origin=kenya&dose=18';

type Visit = {
  readonly path?: string;
  readonly init?: RequestInit;
  readonly variant?: string;
  readonly render?: Render;
};

/** One isolate after the other (`restart`) on one cache of its own, a clock that is moved and a count of renderings. */
function setUp(options: Partial<DocumentCacheOptions> = {}) {
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
    const headers = {...HTML, ...publicDocument({tags: ['product:hausbohne'], query: RECOGNISED})};
    return new Response(`<p nonce="${nonce}">rendering ${state.rendered}</p>`, {headers});
  };

  async function visit({path = PRODUCT, init, variant = '', render = product}: Visit = {}) {
    const request = new Request(`${ORIGIN}${path}`, init);
    const pending: Promise<unknown>[] = [];
    const waitUntil = (work: Promise<unknown>) => void pending.push(work);
    const url = normaliseUrl(new URL(request.url));
    const answer = await cache.respond({request, url, variant, render, readTagVersions, waitUntil});
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

const outage: Render = () => Promise.reject(new Error('down'));
const unavailable: Render = async () => new Response('sorry', {status: 503, headers: {...HTML, 'Retry-After': '5'}});

describe('a public document', () => {
  test('is rendered once and then served from memory', async () => {
    const {state, visit} = setUp();
    const first = await visit();
    const second = await visit();
    expect(first.cacheStatus).toBe('lichtung; fwd=miss; fwd-status=200; stored');
    expect(second.cacheStatus).toBe('lichtung; hit; ttl=300');
    expect(second.text).toBe(first.text);
    expect(state.rendered).toBe(1);
  });

  test('outlives the isolate', async () => {
    const {state, visit, restart, pass} = setUp();
    const first = await visit();
    restart();
    pass(10);
    const second = await visit();
    expect(second.cacheStatus).toBe('lichtung; hit; ttl=290');
    expect(second.text).toBe(first.text);
    expect(second.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(state.rendered).toBe(1);
  });

  test('keeps every character', async () => {
    const {visit, restart} = setUp();
    const render: Render = async () =>
      new Response('Grüße, 東京 ☕️ 𝒙', {headers: {...HTML, 'X-Name': 'a', ...publicDocument({tags: []})}});
    await visit({render});
    restart();
    expect(await visit({render: outage})).toMatchObject({text: 'Grüße, 東京 ☕️ 𝒙'});
  });

  test('is private to browsers and says nothing of its policy', async () => {
    const {visit} = setUp();
    for (const answer of [await visit(), await visit()]) {
      expect(answer.cacheControl).toBe('private, no-cache');
      expect(answer.headers.has('X-Edge-Cache')).toBe(false);
    }
  });

  test('has data that is cacheable for 30 s when prefetched; documents and personal pages are not', async () => {
    const {visit} = setUp();
    const init = {headers: {'Sec-Purpose': 'prefetch'}};
    const cacheControlOf = async (path: string) => (await visit({path, init})).cacheControl;
    const prefetched = [await cacheControlOf(`${PRODUCT}.data`), await cacheControlOf(`${PRODUCT}.data`)];
    expect(prefetched).toEqual(['private, max-age=30', 'private, max-age=30']);
    expect(await cacheControlOf(PRODUCT)).toBe('private, no-cache');
    expect(await cacheControlOf('/de/checkout/cart.data')).toBe('private, no-store');
    expect((await visit({path: `${PRODUCT}.data`})).cacheControl).toBe('private, no-cache');
    const missing = await visit({path: '/de/p/none.data', init, render: async () => new Response('', {status: 404})});
    expect(missing.cacheControl).not.toContain('max-age');
  });

  test('is not rendered', async () => {
    const {state, visit} = setUp();
    const headers = {
      Cookie: 'storefront_cart_id=secret',
      Authorization: 'Bearer secret',
      'Accept-Language': 'en',
      'User-Agent': 'me',
      'CF-Connecting-IP': '192.0.2.1',
      'X-Custom': 'x',
    };
    await visit({path: `${PRODUCT}?utm_source=mail&variant=1`, init: {headers}});
    const [request] = state.seen;
    expect(request?.url).toBe(`${ORIGIN}${PRODUCT}?variant=1`);
    expect([...(request?.headers.keys() ?? [])].filter((name) => name !== 'host')).toEqual(['accept']);
  });

  test('as data is rendered for its routes alone', async () => {
    const {state, visit} = setUp();
    await visit({path: `${PRODUCT}.data?_routes=routes/product,root&variant=1`});
    const url = new URL(state.seen[0]?.url ?? '');
    expect(url.pathname + url.search).toBe(`${PRODUCT}.data?variant=1&_routes=root%2Croutes%2Fproduct`);
    expect(state.seen[0]?.headers.get('Accept')).toBe('*/*');
    await visit();
    expect(state.seen[1]?.url).toBe(ORIGIN + PRODUCT);
  });

  test('is the same for two visitors, and only their nonce differs', async () => {
    const {visit} = setUp();
    const anna = await visit({init: {headers: {Cookie: 'cart_count=3'}}});
    const ben = await visit({init: {headers: {Cookie: 'cart_count=7'}}});
    expect(ben.text).toBe(anna.text);
    expect(anna.text).toBe('<p nonce="NONCE">rendering 1</p>');
  });

  test('answers HEAD from the same document', async () => {
    const {state, visit} = setUp();
    await visit({init: {method: 'HEAD'}});
    expect((await visit()).cacheStatus).toContain('hit');
    expect(state.seen[0]?.method).toBe('GET');
  });

  test('is rendered once for concurrent requests', async () => {
    const {state, visit} = setUp();
    const texts = await Promise.all(Array.from({length: 8}, () => visit()));
    expect(new Set(texts.map(({text}) => text)).size).toBe(1);
    expect(state.rendered).toBe(1);
  });
});

describe('the key', () => {
  test.each([
    ['tracking parameters', `${PRODUCT}?utm_source=a&gclid=b`, PRODUCT],
    ['a value that the table does not have', '/de/c/coffee-shop?roast=invented', '/de/c/coffee-shop'],
    ['another spelling of the path', `/de/P/hausbohne.data`, `${PRODUCT}.data`],
    ['the order of parameters', `${PRODUCT}?page=2&variant=1`, `${PRODUCT}?variant=1&page=2`],
    [
      'the order of routes',
      `${PRODUCT}.data?_routes=root,routes/product`,
      `${PRODUCT}.data?_routes=routes/product,root`,
    ],
  ])('is not split by %s', async (_, one, other) => {
    const {visit} = setUp();
    await visit({path: one});
    expect((await visit({path: other})).cacheStatus).toContain('; hit');
  });

  test.each([
    ['parameters that matter', `${PRODUCT}?variant=1`, `${PRODUCT}?variant=2`],
    ['the representation', PRODUCT, `${PRODUCT}.data`],
    ['the routes of the data', `${PRODUCT}.data`, `${PRODUCT}.data?_routes=root`],
    ['the path', PRODUCT, '/en/p/house-bean'],
  ])('is split by %s', async (_, one, other) => {
    const {visit} = setUp();
    await visit({path: one});
    expect((await visit({path: other})).cacheStatus).toContain('; fwd=miss');
  });

  test('is split by the build', async () => {
    const {visit, restart} = setUp();
    await visit();
    restart({buildId: 'build-2'});
    expect((await visit()).cacheStatus).toContain('; fwd=miss');
  });

  test.each([
    ['two filters', '/de/c/coffee-shop?roast=filter&origin=kenya'],
    ['a filter twice', '/de/c/coffee-shop?roast=filter&roast=espresso'],
    ['a repeated parameter', '/de/c/coffee-shop?page=1&page=2'],
    ['an overlong value', `/de/c/coffee-shop?page=${'1'.repeat(101)}`],
    ['a variant that the page does not know', `${PRODUCT}?variant=3`],
    ['a filter that the page does not know', '/de/c/coffee-shop?origin=atlantis'],
    ['a known value beside an unknown one', `${PRODUCT}?variant=1&page=3`],
    ['what a visitor types', `${PRODUCT}?dose=18`],
    ['routes of two pages', '/de/c/coffee-shop.data?_routes=routes/cart,routes/product'],
    ['an invented route', '/de/c/coffee-shop.data?_routes=invented'],
  ])('of %s is never stored', async (_, path) => {
    const {state, visit} = setUp();
    await visit({path});
    const again = await visit({path});
    expect(again.cacheStatus).toBe('lichtung; fwd=miss; fwd-status=200');
    expect(again.cacheControl).toBe('private, no-store');
    expect(state.rendered).toBe(2);
  });
});

describe('rendering that never ends', () => {
  test('delays a request for five seconds at most', async () => {
    vi.useFakeTimers();
    const {visit, state} = setUp();
    let begun = 0;
    const never: Render = () => {
      begun += 1;
      return new Promise(() => undefined);
    };
    void visit({render: never});
    await vi.advanceTimersByTimeAsync(0);
    const second = visit();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(state.rendered).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect((await second).text).toContain('rendering 1');
    expect((await visit()).cacheStatus).toContain('; hit');
    expect(begun).toBe(1);
    vi.useRealTimers();
  });

  test('is not shared where it sets a cookie', async () => {
    const {visit} = setUp();
    let rendered = 0;
    const mine: Render = async () => {
      rendered += 1;
      return new Response(`mine ${rendered}`, {headers: {...HTML, ...publicDocument({tags: []}), 'Set-Cookie': 'a=b'}});
    };
    const texts = await Promise.all([visit({render: mine}), visit({render: mine})]);
    expect(new Set(texts.map(({text}) => text)).size).toBe(2);
  });
});

describe('a stale document', () => {
  test('is served while a new one is made', async () => {
    const {visit, pass} = setUp();
    await visit();
    pass(301);
    const stale = await visit();
    const renewed = await visit();
    expect(stale).toMatchObject({cacheStatus: 'lichtung; hit; ttl=-1; detail=stale-while-revalidate'});
    expect(stale.text).toContain('rendering 1');
    expect(renewed.text).toContain('rendering 2');
    expect(renewed.cacheStatus).toBe('lichtung; hit; ttl=300');
  });

  test.each([
    ['throws', outage],
    ['answers 503', unavailable],
  ])('stays for a day while rendering %s', async (_, render) => {
    const {visit, restart, pass} = setUp();
    await visit();
    restart();
    pass(86_400);
    const answer = await visit({render});
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('rendering 1');
  });

  test('is renewed at most once in four seconds while rendering fails', async () => {
    const {visit, pass} = setUp();
    await visit();
    pass(400);
    let tried = 0;
    const render: Render = (request, nonce) => {
      tried += 1;
      return outage(request, nonce);
    };
    for (let second = 0; second < 8; second += 1) {
      expect((await visit({render})).status).toBe(200);
      pass(1);
    }
    expect(tried).toBe(2);
  });

  test('is rendered anew where it may not be served meanwhile, and still helps while rendering fails', async () => {
    const {visit, pass} = setUp();
    const hourly = (text: string): Render => {
      const headers = {...HTML, ...publicDocument({tags: [], maxAge: 3600, staleWhileRevalidate: 0})};
      return () => Promise.resolve(new Response(text, {headers}));
    };
    await visit({render: hourly('first')});
    pass(3601);
    expect(await visit({render: outage})).toMatchObject({status: 200, text: 'first'});
    expect(await visit({render: hourly('second')})).toMatchObject({text: 'second'});
  });

  test('helps no more after its time', async () => {
    const {visit, pass} = setUp();
    await visit();
    pass(86_400 + 301);
    await expect(visit({render: outage})).rejects.toThrow('down');
  });
});

describe('a purged document', () => {
  test('is rendered anew as soon as the memory is no longer trusted', async () => {
    const {state, visit, pass} = setUp();
    await visit();
    Object.assign(state, {sequence: 1, newest: 1});
    pass(5);
    const next = await visit();
    expect(next.cacheStatus).toContain('fwd=miss');
    expect(next.text).toContain('rendering 2');
    pass(5);
    expect((await visit()).cacheStatus).toContain('; hit');
  });

  test('is out of date whatever is switched off in it', async () => {
    const {state, visit, pass} = setUp();
    const variants = ['', 'reviews', 'search'];
    const outcomes = async () => {
      const answers = await Promise.all(variants.map((variant) => visit({variant})));
      return answers.map(({cacheStatus}) => /hit|fwd=miss/.exec(cacheStatus ?? '')?.[0]);
    };
    expect(await outcomes()).toEqual(['fwd=miss', 'fwd=miss', 'fwd=miss']);
    expect(await outcomes()).toEqual(['hit', 'hit', 'hit']);
    Object.assign(state, {sequence: 1, newest: 1});
    pass(5);
    expect(await outcomes()).toEqual(['fwd=miss', 'fwd=miss', 'fwd=miss']);
  });

  test.each([
    ['throws', outage, 'lichtung; fwd=stale; detail=stale-if-error'],
    ['answers 503', unavailable, 'lichtung; fwd=stale; fwd-status=503; detail=stale-if-error'],
  ])('still helps while rendering %s', async (_, render, cacheStatus) => {
    const {state, visit, pass} = setUp();
    await visit();
    Object.assign(state, {sequence: 1, newest: 1});
    pass(5);
    const answer = await visit({render});
    expect(answer).toMatchObject({status: 200, cacheStatus, cacheControl: 'private, no-cache'});
    expect(answer.text).toContain('rendering 1');
  });

  test('is served stale on 500 and replaced by 404 or 410', async () => {
    const {state, visit, pass} = setUp();
    await visit();
    Object.assign(state, {sequence: 1, newest: 1});
    pass(5);
    const broken: Render = async () => new Response('broken', {status: 500});
    expect((await visit({render: broken})).text).toContain('rendering 1');
    const gone: Render = async () => new Response('gone', {status: 404});
    expect(await visit({render: gone})).toMatchObject({status: 404, text: 'gone'});
  });

  test('reads the newest tag versions once for all later renderings', async () => {
    const {visit, reads} = setUp();
    await visit();
    await visit({path: '/de/p/a'});
    await visit({path: '/de/p/b'});
    // Each page that is stored nowhere has no tags to ask for yet.
    expect(reads).toEqual([[]]);
  });

  test('that was rendered while the purge came is not taken for new', async () => {
    const {state, visit, pass, restart} = setUp();
    const render: Render = async () => {
      Object.assign(state, {sequence: 1, newest: 1});
      return new Response('old data', {headers: {...HTML, ...publicDocument({tags: ['product:hausbohne']})}});
    };
    await visit({render});
    restart();
    pass(1);
    expect((await visit()).text).toContain('rendering 1');
  });

  test('uses its age while tag versions are unavailable', async () => {
    const {state, visit, restart, pass} = setUp();
    await visit();
    restart();
    pass(10);
    Object.defineProperty(state, 'sequence', {
      get: () => {
        throw new Error('down');
      },
    });
    expect((await visit()).cacheStatus).toBe('lichtung; hit; ttl=290');
  });
});

describe('uncacheable responses', () => {
  test.each<[string, Render]>([
    ['a page that does not call itself public', async () => new Response('mine', {headers: HTML})],
    [
      'a response that sets a cookie',
      async () => new Response('mine', {headers: {...HTML, ...publicDocument({tags: []}), 'Set-Cookie': 'a=b'}}),
    ],
    ['an error', unavailable],
    ['a 422', async () => new Response('no', {status: 422, headers: publicDocument({tags: []})})],
    ['a 404 that forbids it', async () => new Response('no', {status: 404, headers: {'Cache-Control': 'no-store'}})],
  ])('%s', async (_, render) => {
    const {visit} = setUp();
    const first = await visit({render});
    expect(first.cacheStatus).not.toContain('stored');
    expect(first.cacheControl).toBe('private, no-store');
    expect(first.headers.has('Set-Cookie')).toBe(false);
    expect((await visit()).cacheStatus).toContain('fwd=miss');
  });

  test('keeps Retry-After for the visitor', async () => {
    const {visit} = setUp();
    const answer = await visit({render: unavailable});
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
  });

  test.each([
    [404, null],
    [301, '/de/c/coffee-shop'],
    [202, null],
  ])('a %i for longer than ten seconds', async (status, location) => {
    const {visit, pass} = setUp();
    const headers = location === null ? {} : {Location: location};
    const render: Render = async () => new Response('', {status, headers});
    expect((await visit({render})).cacheStatus).toContain('stored');
    pass(10);
    const again = await visit({render: outage});
    expect(again.cacheStatus).toBe('lichtung; hit; ttl=0');
    expect([again.status, again.headers.get('Location')]).toEqual([status, location]);
    pass(1);
    expect((await visit()).status).toBe(200);
  });
});

describe('a path without a page', () => {
  const missing: Render = async (request) => {
    const {search} = new URL(request.url);
    return new Response(`missing${search}`, {status: 404, headers: HTML});
  };
  /** Counts how often it renders. */
  const counted = (render: Render) => vi.fn(render);

  test('is rendered for nobody and remembered for ten seconds, whatever parameters it is asked with', async () => {
    const {visit, pass} = setUp();
    const render = counted(missing);
    const first = await visit({path: '/nowhere?utm=secret', init: {headers: {Cookie: 'a=b'}}, render});
    expect(first).toMatchObject({status: 404, text: 'missing'});
    expect(render.mock.calls[0]?.[0].headers.has('Cookie')).toBe(false);
    pass(10);
    for (const path of ['/nowhere', '/nowhere?invented=1', '/nowhere?variant=2']) {
      const again = await visit({path, render});
      expect([again.status, again.cacheStatus]).toEqual([404, 'lichtung; hit; ttl=0']);
    }
    expect(render).toHaveBeenCalledOnce();
    pass(1);
    expect((await visit({path: '/nowhere'})).text).toContain('rendering 1');
  });

  test('is remembered by one isolate alone: it is in no cache of the platform', async () => {
    const {visit, restart} = setUp();
    await visit({path: '/nowhere', render: missing});
    restart();
    expect((await visit({path: '/nowhere'})).status).toBe(200);
  });

  test('asks for data of all its routes, whatever routes are named', async () => {
    const {visit} = setUp();
    const render = counted(missing);
    await visit({path: '/nowhere.data?_routes=invented', render});
    await visit({path: '/nowhere.data?_routes=other', render});
    expect(render.mock.calls.map(([{url}]) => url)).toEqual([`${ORIGIN}/nowhere.data`]);
  });

  test.each([
    ['503', unavailable, 503],
    [
      '404 while a service is down',
      async () => new Response('', {status: 404, headers: {'Cache-Control': 'no-store'}}),
      404,
    ],
  ] as const)('is not remembered by %s', async (_, render, status) => {
    const {visit} = setUp();
    expect((await visit({path: '/nowhere', render})).status).toBe(status);
    expect((await visit({path: '/nowhere'})).status).toBe(200);
  });

  test('has a page as soon as there is one, ten seconds later at most', async () => {
    const {visit, pass} = setUp();
    await visit({path: PRODUCT, render: missing});
    pass(10);
    expect((await visit()).status).toBe(404);
    pass(1);
    expect((await visit()).status).toBe(200);
  });

  test('has none with parameters: the next is not rendered', async () => {
    const {visit} = setUp();
    const render = counted(missing);
    expect((await visit({path: `${PRODUCT}?variant=1`, render})).text).toBe('missing?variant=1');
    const rendered = render.mock.calls.length;
    for (const path of [`${PRODUCT}?variant=2`, `${PRODUCT}?variant=3`, PRODUCT]) {
      expect(await visit({path, render})).toMatchObject({status: 404, text: 'missing'});
    }
    expect(render).toHaveBeenCalledTimes(rendered);
  });

  test('but a page whose parameters lead nowhere stays', async () => {
    const {visit} = setUp();
    const render: Render = (request, nonce) =>
      request.url.includes('page=9')
        ? missing(request, nonce)
        : Promise.resolve(new Response('list', {headers: {...HTML, ...publicDocument({tags: []})}}));
    expect((await visit({path: '/de/a?page=9', render})).status).toBe(404);
    expect(await visit({path: '/de/a', render})).toMatchObject({status: 200, cacheStatus: 'lichtung; hit; ttl=300'});
    expect((await visit({path: '/de/a?page=9', render})).status).toBe(404);
  });

  test('that has moved leads on with the query that it was asked with', async () => {
    const {visit} = setUp();
    const render = counted(async ({url}) => {
      const location = `/de/e/versand${new URL(url).search}`;
      return new Response(null, {status: 301, headers: {Location: location}});
    });
    const leads = async (path: string) => (await visit({path, render})).headers.get('Location');
    expect(await leads('/moved')).toBe('/de/e/versand');
    expect(await leads('/moved')).toBe('/de/e/versand');
    expect(render).toHaveBeenCalledOnce();
    expect(await leads('/moved?a=1')).toBe('/de/e/versand?a=1');
    expect(await leads('/moved?a=2')).toBe('/de/e/versand?a=2');
  });
});

test('a document whose parameter the page no longer recognises is forgotten', async () => {
  const {visit, pass} = setUp();
  await visit({path: `${PRODUCT}?variant=1`});
  pass(301);
  const withoutVariant: Render = async () =>
    new Response('another variant', {headers: {...HTML, ...publicDocument({tags: []})}});
  // It is served once more while the new one is made.
  await visit({path: `${PRODUCT}?variant=1`, render: withoutVariant});
  const next = await visit({path: `${PRODUCT}?variant=1`, render: withoutVariant});
  expect(next).toMatchObject({text: 'another variant', cacheStatus: 'lichtung; fwd=miss; fwd-status=200'});
});

test('a page is stored in so many variants, and rendered in all others', async () => {
  const {visit} = setUp();
  const page: Render = async ({url}) =>
    new Response('page', {headers: {...HTML, ...publicDocument({tags: [], query: new URL(url).search})}});
  const stored: boolean[] = [];
  for (let number = 0; number < STORAGE_BUDGET.variants + 2; number += 1) {
    const {status, cacheStatus} = await visit({path: `${PRODUCT}?variant=${number}`, render: page});
    expect(status).toBe(200);
    stored.push(cacheStatus?.includes('stored') ?? false);
  }
  expect(stored.filter(Boolean)).toHaveLength(STORAGE_BUDGET.variants);
  expect((await visit({path: `${PRODUCT}?variant=0`, render: page})).cacheStatus).toContain('; hit');
  expect((await visit({path: '/de/p/other', render: page})).cacheStatus).toContain('stored');
});

describe('a personal page', () => {
  const mine: Render = async (request) =>
    new Response(`cart of ${request.headers.get('Cookie') ?? 'nobody'}`, {
      headers: {...HTML, ...publicDocument({tags: []}), 'Set-Cookie': 'cart_count=1', 'Cache-Control': 'public'},
    });

  test('is rendered for its visitor each time, cookies and all', async () => {
    const {visit} = setUp();
    for (const name of ['anna', 'ben']) {
      const answer = await visit({path: '/de/checkout/cart', init: {headers: {Cookie: name}}, render: mine});
      expect(answer).toMatchObject({
        text: `cart of ${name}`,
        cacheStatus: 'lichtung; fwd=bypass',
        cacheControl: 'private, no-store',
      });
      expect(answer.headers.get('Set-Cookie')).toBe('cart_count=1');
      expect(answer.headers.has('X-Edge-Cache')).toBe(false);
    }
  });

  test.each([
    ['a page', {'Content-Type': 'text/html', 'Cache-Control': 'max-age=60'}, 'private, no-store'],
    ['data of a page', {'Content-Type': 'text/x-script', 'Cache-Control': 'max-age=60'}, 'private, no-store'],
    [
      'a calendar that says how long it is kept',
      {'Content-Type': 'text/calendar', 'Cache-Control': 'max-age=60'},
      'max-age=60',
    ],
    ['a file that says nothing', {'Content-Type': 'application/pdf'}, 'private, no-store'],
    [
      'a file that comes with a cookie',
      {'Content-Type': 'application/pdf', 'Cache-Control': 'max-age=60', 'Set-Cookie': 'a=b'},
      'private, no-store',
    ],
    ['what is of no type', {'Cache-Control': 'max-age=60'}, 'private, no-store'],
  ])('is uncached unless the file is immutable: %s', async (_, headers, cacheControl) => {
    const {visit} = setUp();
    const render: Render = async () =>
      new Response(new Uint8Array([1]), {headers: new Headers(Object.entries(headers))});
    expect((await visit({path: '/de/checkout/cart', render})).cacheControl).toBe(cacheControl);
  });

  test('is what a form posted to a public page gets', async () => {
    const {visit} = setUp();
    await visit();
    const answer = await visit({init: {method: 'POST', headers: {Cookie: 'anna'}}, render: mine});
    expect(answer).toMatchObject({text: 'cart of anna', cacheStatus: 'lichtung; fwd=bypass'});
    expect((await visit()).text).toContain('rendering 1');
  });

  test('is what a business customer gets of a public page', async () => {
    const {visit} = setUp({isPersonal: ({request}) => request.headers.get('Cookie') === 'b2b'});
    await visit();
    const answer = await visit({init: {headers: {Cookie: 'b2b'}}, render: mine});
    expect(answer).toMatchObject({text: 'cart of b2b', cacheStatus: 'lichtung; fwd=bypass'});
    expect((await visit()).text).toContain('rendering 1');
  });
});
