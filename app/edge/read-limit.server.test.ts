import {expect, test, vi} from 'vitest';

import {normaliseUrl} from '../framework/representation.server';
import {admitRead} from './read-limit.server';

const ADDRESS = {'CF-Connecting-IP': '192.0.2.1'};

type Options = {readonly allowed?: boolean; readonly method?: string; readonly headers?: HeadersInit};

async function read(path: string, {allowed = false, method = 'GET', headers = ADDRESS}: Options = {}) {
  const limit = vi.fn(async (_options: {readonly key: string}) => ({success: allowed}));
  const request = new Request(`https://shop.example${path}`, {method, headers});
  return {answer: await admitRead(request, normaliseUrl(new URL(request.url)), {limit}), limit};
}

test.each([
  '/de/checkout/cart',
  '/de/cart.json',
  '/de/checkout/cart.data?_routes=root',
  '/de/nowhere',
  '/de/c/coffee-shop?page=2',
  '/de/p/waldgold?variant=1&utm_source=mail',
])('a read too many of %s gets 429 with Retry-After', async (path) => {
  const {answer, limit} = await read(path);
  expect([answer?.status, answer?.headers.get('Retry-After')]).toEqual([429, '60']);
  expect(limit).toHaveBeenCalledExactlyOnceWith({key: '192.0.2.0/24'});
  expect((await read(path, {allowed: true})).answer).toBeNull();
});

test('a business gets public pages of its own, which are counted', async () => {
  const {answer} = await read('/de/p/waldgold', {headers: {...ADDRESS, Cookie: '__Host-business=1'}});
  expect(answer?.status).toBe(429);
});

test.each([
  ['/de/p/waldgold', {}],
  ['/de/p/waldgold?utm_source=mail&gclid=1', {}],
  ['/de/p/waldgold.data?_routes=routes%2Fproduct', {}],
  ['/de/checkout/cart', {method: 'POST'}],
  ['/de/checkout/cart', {headers: {}}],
])('%s with %j is not counted', async (path, options) => {
  const {answer, limit} = await read(path, options);
  expect(answer).toBeNull();
  expect(limit).not.toHaveBeenCalled();
});
