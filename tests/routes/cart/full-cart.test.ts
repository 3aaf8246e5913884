import {beforeAll, describe, expect, test} from 'vitest';

import {CART_LINES} from '../../../app/config/limits';
import {buyableVariants} from '../../support/whole-catalogue';
import {cartOf, changeCart, fillCart} from '../support/cart';
import {origins} from '../support/services';
import {createVisitor} from '../support/visitor';

describe('a cart that is full', () => {
  const visitor = createVisitor();
  let variants: readonly string[] = [];

  beforeAll(async () => {
    variants = await buyableVariants(origins.emulator);
    await fillCart(visitor, variants.slice(0, CART_LINES));
  }, 60_000);

  test('takes no further line, and says so', async () => {
    const {lines} = await cartOf(visitor);
    expect(lines.length).toBeGreaterThanOrEqual(CART_LINES);
    const add = (number: string) =>
      changeCart(visitor, {intent: 'add', variantId: `gid://shopify/ProductVariant/${number}`, quantity: '1'});
    expect((await add(variants[CART_LINES] ?? '')).location).toBe('/de/checkout/cart');
    expect((await visitor.get('/de/checkout/cart')).data).toMatchObject({flash: {refusals: [{code: 'cart-full'}]}});
    expect((await cartOf(visitor)).lines).toHaveLength(lines.length);
  });
});
