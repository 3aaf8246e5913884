import {beforeAll, describe, expect, test} from 'vitest';

import {CUSTOMERS} from '../../support/customer';
import {beginAnew, command, DASHBOARD, serviceOf, stateOf} from '../support/account';
import {addToCart, cartOf, changeCart} from '../support/cart';
import {firstVariant} from '../support/goods';
import {logIn} from '../support/services';
import {createVisitor, type Visitor} from '../support/visitor';

const HANDLE = 'waldgold-gastro';
const FOR_EVERYONE = '/de/p/morgentau';
const CART = '/de/checkout/cart';

let exclusive: Awaited<ReturnType<typeof firstVariant>>;
beforeAll(async () => {
  exclusive = await firstVariant(createVisitor(), `/de/p/${HANDLE}`);
});

const addExclusive = (visitor: Visitor) =>
  changeCart(visitor, {intent: 'add', variantId: exclusive.id, quantity: '1'}, CART);

async function forger(): Promise<Visitor> {
  const visitor = createVisitor();
  visitor.cookies.set('__Host-business', '1');
  return visitor;
}

describe('a product for businesses in the cart', () => {
  test.each([
    ['nobody', () => Promise.resolve(createVisitor())],
    ['a consumer', () => logIn(CUSTOMERS.upcoming)],
    ['a forged cookie', forger],
  ])('is refused to %s, with a reason, and costs nothing else', async (_, comes) => {
    const visitor = await comes();
    const {title} = await addToCart(visitor, FOR_EVERYONE);
    expect(await addExclusive(visitor)).toMatchObject({status: 303, location: CART});
    expect((await visitor.get(CART)).data).toMatchObject({flash: {refusals: [{code: 'business-only'}]}});
    expect(await cartOf(visitor)).toMatchObject({lines: [{title, quantity: 1}], count: 1});
  });

  test('is refused as the first thing in a cart', async () => {
    const visitor = createVisitor();
    await addExclusive(visitor);
    expect((await visitor.get(CART)).data).toMatchObject({flash: {refusals: [{code: 'business-only'}]}});
    expect(await cartOf(visitor)).toEqual({lines: [], count: 0});
  });

  test('stays in the cart of a business until it logs out', async () => {
    const visitor = await logIn(CUSTOMERS.business);
    expect((await addExclusive(visitor)).status).toBe(303);
    expect((await cartOf(visitor)).lines).not.toEqual([]);
    visitor.cookies.delete('__Host-session');
    expect(await cartOf(visitor)).toEqual({lines: [], count: 0});
  });

  test.each(['/de/cart.json', '/de/checkout/save', '/de/checkout/confirm', '/de/checkout/start', CART])(
    'is named by the cart’s page, once, after a session that has ended, where the first look is %s',
    async (first) => {
      const visitor = await logIn(CUSTOMERS.business);
      await addToCart(visitor, FOR_EVERYONE);
      await addExclusive(visitor);
      await visitor.get(CART);
      visitor.cookies.delete('__Host-session');
      if (first !== CART) await visitor.get(first);
      const goneTitle: unknown = expect.stringMatching(/^Waldgold/);
      const page = (await visitor.get(CART)).data;
      expect(page).toMatchObject({flash: {refusals: [{code: 'business-only', goneTitle}], undo: null}});
      expect((await visitor.get(CART)).data).toMatchObject({flash: null});
    },
  );
});

describe('a product for businesses in a subscription', () => {
  beginAnew();

  test('is neither offered to a consumer nor added', async () => {
    const visitor = await logIn(CUSTOMERS.upcoming);
    const place = `/deliveries/${await serviceOf(CUSTOMERS.upcoming).nextKey()}/add`;
    expect((await visitor.get(`${DASHBOARD}${place}?product=${HANDLE}`)).data).toMatchObject({choice: null});
    const before = await stateOf(CUSTOMERS.upcoming);
    const fields = {variant: exclusive.number, quantity: '1', rhythm: 'once', project: 'SP023'};
    expect(await command(visitor, place, fields)).toMatchObject({
      status: 409,
      form: {problem: {code: 'business-only'}},
    });
    expect(await stateOf(CUSTOMERS.upcoming)).toEqual(before);
  });
});
