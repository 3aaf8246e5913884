import {expect, test, vi} from 'vitest';

import {hasPage, publicPage} from '../../app/edge/public-pages.server';
import {refuse} from '../../app/edge/refusal.server';
import {documentReload} from '../../app/framework/data-redirect.server';
import {canonicalPath} from '../../app/pages/moved-path';
import {setUp} from './document-cache-visits';

const CART = '/de/checkout/cart';
const LISTING = '/de/c/coffee-shop';
const PRODUCT = '/de/p/waldgold';

const twice = (path: string) => [path, path];

/** The shop's own pages; those called `invented` are missing. */
function setUpShop() {
  const shop = setUp({
    publicPage,
    hasPage,
    canonicalPath,
    routeIds: new Set(['root', 'routes/product', 'routes/listing']),
  });
  const admitRead = vi.fn(async (): Promise<Response | null> => null);
  const missing = async () => new Response('', {status: 404});
  const read = (path: string) => shop.visit({path, admitRead, ...(path.includes('invented') ? {render: missing} : {})});
  return {...shop, admitRead, read};
}

test.each<readonly [string, readonly string[]]>([
  ['a product that is not there', ['/de/p/invented-1', '/de/p/invented-2']],
  ['a listing that is not there', ['/de/c/invented-1', '/de/c/invented-2']],
  ['a brand and a page that are not there', ['/de/b/invented', '/de/e/invented']],
  ['an address without a page', ['/nowhere-invented', '/de/nowhere-invented']],
  ['data of an invented route', twice(`${PRODUCT}.data?_routes=routes%2Fproduct,x1`)],
  ['data of two routes', twice(`${PRODUCT}.data?_routes=routes%2Fproduct,routes%2Flisting`)],
  ['a value that the page does not know', twice(`${LISTING}?page=999`)],
  ['a page of one visitor’s own', [CART, `${CART}.data?_routes=root`]],
])('each read of %s is counted', async (_, paths) => {
  const {read, admitRead} = setUpShop();
  for (const path of paths) await read(path);
  expect(admitRead).toHaveBeenCalledTimes(paths.length);
});

test.each<readonly [string, readonly string[]]>([
  ['a page', [PRODUCT, `${PRODUCT}?utm_source=mail&gclid=1`]],
  ['its data', twice(`${PRODUCT}.data?_routes=routes%2Fproduct`)],
  ['a page with parameters', twice(`${PRODUCT}?variant=1`)],
  ['a missing page', ['/de/p/invented', '/de/p/invented?variant=1']],
])('%s is counted where it is made anew, and not where it is kept', async (_, paths) => {
  const {read, admitRead} = setUpShop();
  for (const path of paths) await read(path);
  expect(admitRead).toHaveBeenCalledOnce();
});

test('a missing page with a parameter is counted for each of its two renderings', async () => {
  const {visit, admitRead} = setUpShop();
  const render = vi.fn(async () => new Response('', {status: 404}));
  await visit({path: '/de/p/invented?variant=1', admitRead, render});
  expect([render.mock.calls.length, admitRead.mock.calls.length]).toEqual([2, 2]);
});

test('who has one read left has one page made', async () => {
  const {visit, admitRead} = setUpShop();
  const render = vi.fn(async () => new Response('', {status: 404}));
  admitRead.mockImplementationOnce(async () => null).mockImplementation(async () => refuse(429));
  expect((await visit({path: '/de/p/invented?variant=1', admitRead, render})).status).toBe(404);
  expect(render).toHaveBeenCalledOnce();
});

test('a stale page, which is renewed behind the answer, is not counted', async () => {
  const {read, admitRead, pass, state} = setUpShop();
  await read(PRODUCT);
  pass(400);
  expect((await read(PRODUCT)).cacheStatus).toContain('stale-while-revalidate');
  expect([state.rendered, admitRead.mock.calls.length]).toEqual([2, 1]);
});

test('who is refused gets nothing made, what is kept, and takes nothing from others', async () => {
  const {read, admitRead, state} = setUpShop();
  await read(PRODUCT);
  admitRead.mockImplementation(async () => refuse(429, {'Retry-After': '60'}));
  for (const path of [LISTING, CART, '/de/p/invented']) {
    const {status, headers, cacheControl} = await read(path);
    expect([status, headers.get('Retry-After'), cacheControl], path).toEqual([429, '60', 'no-store']);
  }
  expect((await read(PRODUCT)).status).toBe(200);
  expect(state.rendered).toBe(1);
  admitRead.mockImplementation(async () => null);
  expect((await read(LISTING)).status).toBe(200);
});

test.each([
  ['a public page', `${PRODUCT}.data?variant=1&_routes=routes%2Fproduct`, `${PRODUCT}?variant=1`],
  ['a personal page', `${CART}.data`, CART],
])('who is refused the data of %s loads its document instead', async (_, path, page) => {
  const {read, admitRead} = setUpShop();
  admitRead.mockImplementation(async () => refuse(429, {'Retry-After': '60'}));
  const {status, headers, text} = await read(path);
  expect([status, headers.get('Retry-After'), headers.get('Cache-Control')]).toEqual([429, '60', 'no-store']);
  expect([headers.get('Content-Type'), text]).toEqual(['text/x-script; charset=utf-8', documentReload(page)]);
});

test('a reserve, which may be purged, is not what a refused network gets', async () => {
  const {read, admitRead, pass} = setUpShop();
  await read(PRODUCT);
  pass(3600);
  admitRead.mockImplementation(async () => refuse(429));
  expect((await read(PRODUCT)).status).toBe(429);
});
