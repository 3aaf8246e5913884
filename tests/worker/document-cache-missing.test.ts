import {describe, expect, test, vi} from 'vitest';
import {publicDocument} from '../../app/domain/http/cache-policy';
import {STORAGE_BUDGET} from '../../app/edge/storage-budget.server';
import type {Render} from '../../app/edge/cache-lookup.server';
import {dataRedirect} from '../../app/framework/data-redirect.server';
import {HTML, ORIGIN, PRODUCT, setUp, unavailable} from './document-cache-visits';

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

  describe('that has moved', () => {
    const setUpMoved = (status: number) => {
      const {visit} = setUp();
      const render = counted(async () => new Response('moved', {status, headers: {Location: '/de/e/versand#kosten'}}));
      const admitRead = vi.fn(async () => null);
      return {render, admitRead, ask: (path: string) => visit({path, render, admitRead})};
    };

    test('leads on with the query that it was asked with, and is made and counted once', async () => {
      const {ask, render, admitRead} = setUpMoved(301);
      for (const query of ['?a=1', '', '?flag&a=%20b%E4']) {
        const {status, headers} = await ask(`/moved${query}`);
        expect([status, headers.get('Location')]).toEqual([301, `/de/e/versand${query}#kosten`]);
      }
      expect([render.mock.calls.length, admitRead.mock.calls.length]).toEqual([1, 1]);
      expect(render.mock.calls[0]?.[0].url).toBe(`${ORIGIN}/moved`);
    });

    test('leads on in its data, too', async () => {
      const {ask, render} = setUpMoved(202);
      expect((await ask('/moved.data')).text).toBe('moved');
      expect((await ask('/moved.data?a=1&_routes=root')).text).toBe(dataRedirect('/de/e/versand?a=1#kosten'));
      expect(render).toHaveBeenCalledOnce();
    });
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
