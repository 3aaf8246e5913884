import {describe, expect, test} from 'vitest';

import {GOODS, productUrl} from '../../support/goods';
import {cartOf, changeCart} from '../support/cart';
import {firstVariant} from '../support/goods';
import {createVisitor} from '../support/visitor';

const PATH = '/de/checkout/cart';
const WALDGOLD = productUrl('de', GOODS.waldgold);

describe('broken cookies', () => {
  const values: readonly (readonly [string, string])[] = [
    ['junk', 'x"]}%zz<script>'],
    ['broken percents', '%E0%A4%A'],
    ['a foreign id', encodeURIComponent('gid://shopify/Product/1')],
    ['a forged cart', encodeURIComponent('gid://shopify/Cart/deadbeef?key=deadbeef')],
    ['a forged flash', btoa('{"kind":"cart","intent":"__proto__","refusals":[{"code":"x"}],"values":{}}')],
    ['something huge', 'x'.repeat(6000)],
    ['nothing', ''],
  ];
  const names = ['storefront_cart_id', 'cart_count', '__Host-flash', '__Host-lost-lines', '__Host-session', 'consent'];

  test.each(names.flatMap((name) => values.map(([kind, value]) => [name, kind, value] as const)))(
    '%s: %s is a new visitor’s, who can add to the cart',
    async (name, _, value) => {
      const visitor = createVisitor();
      visitor.cookies.set(name, value);
      expect(await visitor.get(PATH)).toMatchObject({status: 200, data: {summary: {displayedQuantity: 0}}});
      expect((await visitor.get('/en/checkout/confirm')).status).toBe(200);
      const {id} = await firstVariant(visitor, WALDGOLD);
      visitor.cookies.set(name, value);
      expect((await changeCart(visitor, {intent: 'add', variantId: id})).status).toBe(303);
      expect(await cartOf(visitor)).toMatchObject({count: 1});
    },
  );
});
