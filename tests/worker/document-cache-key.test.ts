import {describe, expect, test} from 'vitest';
import {PRODUCT, setUp} from './document-cache-visits';

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
