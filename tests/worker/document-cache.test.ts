import {describe, expect, test, vi} from 'vitest';
import {publicDocument} from '../../app/domain/http/cache-policy';
import type {Render} from '../../app/edge/cache-lookup.server';
import {HTML, ORIGIN, outage, PRODUCT, setUp, unavailable} from './document-cache-visits';

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
      'a page that may be shown again on the way back',
      {'Content-Type': 'text/html', 'Cache-Control': 'private, no-cache'},
      'private, no-cache',
    ],
    [
      'such a page that comes with a cookie',
      {'Content-Type': 'text/html', 'Cache-Control': 'private, no-cache', 'Set-Cookie': 'a=b'},
      'private, no-store',
    ],
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
  ])('is uncached unless a file or the way back may keep it: %s', async (_, headers, cacheControl) => {
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
