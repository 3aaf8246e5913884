import {beforeAll, describe, expect, test} from 'vitest';

import {newCartCookie} from '../../../app/config/cookies.server';
import {CART_LINES} from '../../../app/config/limits';
import {CUSTOMERS} from '../../support/customer';
import {buyableVariants} from '../../support/whole-catalogue';
import {addToCart, cartOf, changeCart, fillCart} from '../support/cart';
import {firstVariant} from '../support/goods';
import {logIn, origins} from '../support/services';
import {createVisitor, type Visitor} from '../support/visitor';

const CART = '/de/checkout/cart';
const COFFEE = '/de/p/waldgold';

/** A customer whose cart has room for one more line, and who has lately made four other carts. */
async function visitorWithMost(variants: readonly string[]): Promise<Visitor> {
  const visitor = await logIn(CUSTOMERS.several);
  await addToCart(visitor, '/de/p/boa-luz');
  const others = Array.from({length: 4}, async () => {
    const other = createVisitor();
    await fillCart(other, variants.slice(0, CART_LINES));
    return decodeURIComponent(other.cookies.get('storefront_cart_id') ?? '');
  });
  for (const cartId of await Promise.all(others)) {
    const [pair = ''] = (newCartCookie(cartId, true) ?? '').split(';');
    const [name = '', value = ''] = pair.split('=');
    visitor.cookies.set(name, value);
  }
  return visitor;
}

// The visitor of route tests throws for a request that causes more calls than it may.
describe('no request of somebody with a cart as large as can be, and others to come into it, causes too many calls', () => {
  let variants: readonly string[] = [];
  let coffee = '';
  beforeAll(async () => {
    variants = await buyableVariants(origins.emulator);
    coffee = (await firstVariant(createVisitor(), COFFEE)).id;
  }, 60_000);

  const onLine = (fields: Readonly<Record<string, string>>) => async (visitor: Visitor) => {
    const [line] = (await cartOf(visitor)).lines;
    return {...fields, lineId: line?.id ?? ''};
  };
  const plain = (fields: Readonly<Record<string, string>>) => () => Promise.resolve(fields);

  test.each([
    ['update', onLine({intent: 'update', quantity: '7'})],
    ['increase', onLine({intent: 'increase'})],
    ['remove', onLine({intent: 'remove'})],
    ['change-project', onLine({intent: 'change-project', project: 'SP023'})],
    ['apply-code', plain({intent: 'apply-code', code: 'NIEMAND'})],
    ['apply-gift-card', plain({intent: 'apply-gift-card', code: 'TAU2500NIEM'})],
    ['write-note', plain({intent: 'write-note', note: 'x'.repeat(500), gift: 'yes'})],
    ['choose-country', plain({intent: 'choose-country', country: 'AT'})],
    ['add', () => Promise.resolve({intent: 'add', variantId: coffee, quantity: '1', project: 'SP023'})],
  ])('%s', async (_, fieldsFor) => {
    const visitor = await visitorWithMost(variants);
    const fields = await fieldsFor(visitor);
    expect((await changeCart(visitor, fields)).status).toBeLessThan(500);
    expect((await visitor.get(CART)).status).toBe(200);
  });

  test('a link with lines and a code', async () => {
    const visitor = await visitorWithMost(variants);
    const path = `/de/cart/${variants.slice(-3).join(':1,')}:1?discount=NIEMAND`;
    expect((await visitor.post(path, {idempotencyKey: crypto.randomUUID()})).status).toBe(303);
  });
});
