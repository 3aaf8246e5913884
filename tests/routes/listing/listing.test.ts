import {afterEach, describe, expect, test} from 'vitest';

import {cachePolicy} from '../support/headers';
import {control} from '../support/services';
import {createVisitor} from '../support/visitor';

const visitor = createVisitor();

afterEach(() => control.repair());

describe('a listing', () => {
  test.each([
    ['/de/c/coffee-shop', 'c', 'Alle Kaffees'],
    ['/en/c/coffee-shop', 'c', 'All coffees'],
    ['/de/g/equipment-shop', 'g', 'Zubehör'],
  ] as const)('%s shows its first products', async (path, prefix, title) => {
    const {status, data} = await visitor.get(path);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      listing: {prefix, title},
      grid: {page: 1, first: 1, count: 24},
      seo: {canonical: `http://localhost:3000${path}`},
    });
  });

  test.each([
    ['a filter', 'type=decaf', {selection: {coffee_type: ['decaf']}, total: 6}],
    ['an order', 'sort=price-down', {sort: 'price-down'}],
    ['a page', 'page=2', {page: 2, first: 25}],
  ] as const)('takes %s from the address, and is not indexed then', async (_, query, grid) => {
    const {status, data} = await visitor.get(`/en/c/coffee-shop?${query}`);
    expect(status).toBe(200);
    expect(data).toMatchObject({grid, seo: {canonical: null}});
  });

  test.each(['page=0', 'page=99999', 'sort=%00', 'type=%3Cscript%3E', 'taste=a&taste=b&type=c', 'brand=x'])(
    'shows products for ?%s, which makes no sense',
    async (query) => {
      const {status, data} = await visitor.get(`/en/c/coffee-shop?${query}`);
      expect(status).toBe(200);
      expect(data).toHaveProperty(
        'grid.count',
        expect.toSatisfy((count: number) => count > 0),
      );
    },
  );

  test('is cached at the edge until its collection changes', async () => {
    expect(cachePolicy(await visitor.get('/de/c/espresso-shop'))).toEqual({
      maxAge: 300,
      tags: ['site-settings', 'collection-id:2002'],
    });
  });

  test('is cached for 30 seconds only while a part of it is missing', async () => {
    await control.breakDown({service: 'service-api', kind: 'status', status: 503, times: 20});
    const answer = await visitor.get('/de/c/filter-coffee');
    expect([answer.status, cachePolicy(answer)?.maxAge]).toEqual([200, 30]);
  });
});

test.each([
  ['gear under the prefix of coffee leads on', '/de/c/equipment-shop?page=2', 301, '/de/g/equipment-shop?page=2'],
  ['coffee under the prefix of kits leads on', '/en/k/coffee-shop', 301, '/en/c/coffee-shop'],
  ['an unknown collection is not found', '/de/c/nichts', 404, null],
  ['an unknown collection of gear is not found', '/en/g/nothing', 404, null],
  ['a collection named like a part of every object is not found', '/de/c/constructor', 404, null],
])('%s', async (_, path, status, location) => {
  expect(await visitor.get(path)).toMatchObject({status, location});
});
