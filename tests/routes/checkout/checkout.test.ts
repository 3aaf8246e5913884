import {afterEach, describe, expect, test} from 'vitest';

import {buyerOfCart, CUSTOMERS} from '../../support/customer';
import {GOODS} from '../../support/goods';
import {DASHBOARD} from '../support/account';
import {addToCart, cartOf, changeCart} from '../support/cart';
import {control, logIn, origins} from '../support/services';
import {createVisitor, type Exchange, type Visitor} from '../support/visitor';

const PATH = '/de/checkout/start';
const CART = '/de/checkout/cart';
const NO_BUYER = {service: 'storefront', operation: 'CartBuyerUpdate', kind: 'status', times: 9} as const;

const cartIdOf = ({cookies}: Visitor) => decodeURIComponent(cookies.get('storefront_cart_id') ?? '');

/** The form of the platform's checkout that the way to it ends at. */
async function checkoutOf(visitor: Visitor): Promise<string> {
  const {status, location} = await visitor.get(PATH);
  expect([status, location?.startsWith(`${origins.emulator}/cart/c/`)]).toEqual([303, true]);
  return (await fetch(location ?? '')).text();
}

/**
 * A customer with a coffee in the cart who comes back a minute before the access token ends. `renewals` and `given` collect the requests
 * that renew it and those that give it to the cart: the local host, whose clock stands, issues none that lasts longer.
 */
async function comeBackLate() {
  const early = await logIn(CUSTOMERS.upcoming);
  await addToCart(early, '/de/p/waldgold');
  const renewals: string[] = [];
  const given: string[] = [];
  const exchange: Exchange = async (request, send) => {
    const body = await request.clone().text();
    if (body.includes('grant_type=refresh_token')) renewals.push(body);
    if (body.includes('mutation CartBuyerUpdate')) given.push(body);
    return send(request);
  };
  const late = createVisitor({settings: {CLOCK_OFFSET_MS: String(59 * 60 * 1000)}, exchange});
  for (const [name, value] of early.cookies) late.cookies.set(name, value);
  return {late, renewals, given};
}

afterEach(() => control.repair());

describe('the way to the checkout', () => {
  test('leads a guest to the cart at the platform', async () => {
    const visitor = createVisitor();
    await addToCart(visitor, '/de/p/waldgold');
    const page = await checkoutOf(visitor);
    expect(page).toContain('Waldgold');
    expect(page).not.toContain(CUSTOMERS.upcoming);
  });

  test.each([
    ['nothing is in it', async () => createVisitor()],
    [
      'something cannot go to its country',
      async () => {
        const visitor = createVisitor();
        await addToCart(visitor, '/de/p/handfilter-trichter');
        await changeCart(visitor, {intent: 'choose-country', country: 'CH'});
        return visitor;
      },
    ],
  ])('leads back to the cart where %s', async (_why, arrive) => {
    const visitor = await arrive();
    expect(await visitor.get(PATH)).toMatchObject({status: 303, location: CART});
  });

  test.each(['the checkout', 'the minicart'])(
    'leads once to the cart where a business that is logged out has lost a line: seen first by %s',
    async (seenBy) => {
      const visitor = await logIn(CUSTOMERS.business);
      await addToCart(visitor, '/de/p/waldgold');
      await addToCart(visitor, '/de/p/waldgold-gastro');
      visitor.cookies.delete('__Host-session');
      if (seenBy === 'the minicart') await visitor.get('/de/cart.json');
      expect(await visitor.get(PATH)).toMatchObject({status: 303, location: CART});
      expect((await visitor.get(CART)).data).toMatchObject({flash: {refusals: [{code: 'business-only'}]}});
      expect(await checkoutOf(visitor)).not.toContain('Gastro');
    },
  );

  test('is closed in an outage of the platform, and the cart is there after it', async () => {
    const visitor = createVisitor();
    await addToCart(visitor, '/de/p/waldgold');
    await control.breakDown({service: 'storefront', kind: 'status', times: 50});
    expect((await visitor.get(PATH)).status).toBe(503);
    await control.repair();
    expect((await cartOf(visitor)).count).toBe(1);
  });

  test('makes the cart the customer’s where the login has not reached it', async () => {
    const visitor = createVisitor();
    await addToCart(visitor, '/de/p/waldgold');
    await control.breakDown(NO_BUYER);
    await logIn(CUSTOMERS.upcoming, visitor);
    await control.repair();
    expect(await buyerOfCart(origins.emulator, cartIdOf(visitor))).toBeNull();
    expect(await checkoutOf(visitor)).toContain(CUSTOMERS.upcoming);
  });

  test('is the customer’s also where the cart cannot be read at the login', async () => {
    const answers: string[] = [];
    const exchange: Exchange = async (request, send) => {
      const isBuyers = (await request.clone().text()).includes('mutation CartBuyerUpdate');
      const response = await send(request);
      if (isBuyers) answers.push(await response.clone().text());
      return response;
    };
    const visitor = createVisitor({exchange});
    const handle = {de: 'fortan-9006', en: 'henceforth-9006'};
    await addToCart(visitor, '/de/p/waldgold');
    await control.changeCatalogue({product: 9006, copyOf: GOODS.waldgold.number, handle, title: handle});
    await addToCart(visitor, `/de/p/${handle.de}`);
    await control.changeCatalogue({product: 9006, isDeleted: true});
    await logIn(CUSTOMERS.upcoming, visitor);
    const whole: unknown = expect.not.stringContaining('"errors"');
    expect(answers).toEqual([whole]);
    expect(await buyerOfCart(origins.emulator, cartIdOf(visitor))).not.toBeNull();
  });

  test('is nobody’s as a customer whose login has ended without a logout', async () => {
    const visitor = await logIn(CUSTOMERS.upcoming);
    await addToCart(visitor, '/de/p/waldgold');
    visitor.cookies.delete('__Host-session');
    await control.breakDown(NO_BUYER);
    expect(await visitor.get(PATH)).toMatchObject({status: 303, location: CART});
    await control.repair();
    const page = await checkoutOf(visitor);
    expect(page).toContain('Waldgold');
    expect(page).not.toContain(CUSTOMERS.upcoming);
    expect(await buyerOfCart(origins.emulator, cartIdOf(visitor))).toBeNull();
  });

  test('is the customer’s whose login the cart has not heard of, and not that of the one before', async () => {
    const visitor = await logIn(CUSTOMERS.upcoming);
    await addToCart(visitor, '/de/p/waldgold');
    visitor.cookies.delete('__Host-session');
    await control.breakDown(NO_BUYER);
    await logIn(CUSTOMERS.several, visitor);
    await control.repair();
    expect(await checkoutOf(visitor)).toContain(CUSTOMERS.several);
  });

  test('is nobody’s where the platform takes no token of the customer', async () => {
    const told = {refuses: false};
    const exchange: Exchange = async (request, send) => {
      const body = await request.clone().text();
      const isRefused = body.includes('mutation CartBuyerUpdate') && !body.includes('"customerAccessToken":null');
      const userErrors = [{code: 'INVALID', field: ['buyerIdentity', 'customerAccessToken'], message: 'Invalid'}];
      return told.refuses && isRefused ? Response.json({data: {cartBuyerIdentityUpdate: {userErrors}}}) : send(request);
    };
    const visitor = await logIn(CUSTOMERS.upcoming, createVisitor({exchange}));
    await addToCart(visitor, '/de/p/waldgold');
    visitor.cookies.delete('__Host-session');
    told.refuses = true;
    await logIn(CUSTOMERS.several, visitor);
    const page = await checkoutOf(visitor);
    expect(page).toContain('Waldgold');
    expect(page).not.toContain(CUSTOMERS.upcoming);
  });

  test('keeps the cart the customer’s where the account host does not answer', async () => {
    const {late} = await comeBackLate();
    await control.breakDown({service: 'accounts', kind: 'status', times: 50});
    expect(await checkoutOf(late)).toContain(CUSTOMERS.upcoming);
  });
});

describe('a renewed access token', () => {
  test('is given to the cart before its checkout, once', async () => {
    const {late, renewals, given} = await comeBackLate();
    expect(await checkoutOf(late)).toContain(CUSTOMERS.upcoming);
    expect([renewals, given]).toMatchObject([{length: 1}, {length: 1}]);
  });

  test('is given to the cart by any page that renews it', async () => {
    const {late, renewals, given} = await comeBackLate();
    expect((await late.get(DASHBOARD)).status).toBe(200);
    expect(renewals.length).toBeGreaterThan(0);
    await expect.poll(() => given.length, {timeout: 20_000}).toBe(renewals.length);
  });

  test('that does not reach the cart logs nobody out', async () => {
    const {late} = await comeBackLate();
    await control.breakDown(NO_BUYER);
    expect((await late.get(DASHBOARD)).status).toBe(200);
    expect((await late.get(DASHBOARD)).status).toBe(200);
    expect(await checkoutOf(late)).toContain('Waldgold');
  });
});
