import {describe, expect, test} from 'vitest';

import {addToCart, cartOf} from '../support/cart';
import {createVisitor} from '../support/visitor';

const PATH = '/de/cart/last';
const CART = '/de/checkout/cart';

/** Makes a visitor whose cart has expired at the platform. */
async function lateVisitor() {
  const visitor = createVisitor();
  await addToCart(visitor, '/de/p/boa-luz', 2);
  visitor.cookies.set('storefront_cart_id', encodeURIComponent('gid://shopify/Cart/of-long-ago?key=over'));
  return visitor;
}

describe('the last cart', () => {
  test('is offered where the cart has expired', async () => {
    const visitor = await lateVisitor();
    expect((await visitor.get(CART)).data).toMatchObject({summary: {displayedQuantity: 0}, hasLast: true});
    const {status, data} = await visitor.get(PATH);
    expect(status).toBe(200);
    expect(data).toMatchObject({offer: {missing: 0, lines: [{}]}, seo: {canonical: null}});
  });

  test('is restored by its button', async () => {
    const visitor = await lateVisitor();
    expect(await visitor.post(PATH, {idempotencyKey: crypto.randomUUID()})).toMatchObject({
      status: 303,
      location: CART,
    });
    expect(await cartOf(visitor)).toMatchObject({count: 2});
  });

  test('of a new visitor is none, and its button does nothing', async () => {
    const visitor = createVisitor();
    expect(await visitor.get(PATH)).toMatchObject({status: 200, data: {offer: {lines: []}}});
    expect((await visitor.post(PATH, {idempotencyKey: crypto.randomUUID()})).status).toBe(303);
    expect((await cartOf(visitor)).count).toBe(0);
  });
});
