import {afterEach, describe, expect, test} from 'vitest';

import {buyerOfCart, CUSTOMERS} from '../../support/customer';
import {addToCart, changeCart} from '../support/cart';
import {control, logIn, origins} from '../support/services';
import {createVisitor, type Visitor} from '../support/visitor';

const buyerOf = ({cookies}: Visitor) =>
  buyerOfCart(origins.emulator, decodeURIComponent(cookies.get('storefront_cart_id') ?? ''));

afterEach(() => control.repair());

describe('the end of a login', () => {
  test('leaves a session in a cookie that no script reads', async () => {
    const visitor = createVisitor();
    await logIn(CUSTOMERS.upcoming, visitor);
    expect(visitor.cookies.has('__Host-session')).toBe(true);
    expect(visitor.cookies.has('__Host-login')).toBe(false);
  });

  test('makes the cart the customer’s, in the country that it is sent to', async () => {
    const visitor = createVisitor();
    await addToCart(visitor, '/de/p/waldgold');
    await changeCart(visitor, {intent: 'choose-country', country: 'AT'});
    expect(await buyerOf(visitor)).toBeNull();
    await logIn(CUSTOMERS.upcoming, visitor);
    expect(await buyerOf(visitor)).toBe('gid://shopify/Customer/7003');
    expect((await visitor.get('/de/checkout/cart')).data).toMatchObject({summary: {delivery: {country: 'AT'}}});
  });

  test('makes a later cart the customer’s from the first', async () => {
    const visitor = await logIn(CUSTOMERS.several);
    await addToCart(visitor, '/de/p/waldgold');
    expect(await buyerOf(visitor)).toBe('gid://shopify/Customer/7009');
  });

  test('an unknown login leads to an error page', async () => {
    expect(await createVisitor().get('/account/authorize?code=forged&state=forged')).toMatchObject({
      status: 302,
      location: '/de/account/login?reason=expired&return_to=%2Fde%2Faccount%2Fsubscription',
    });
  });

  test('in the history of who is logged in leads on', async () => {
    const visitor = await logIn(CUSTOMERS.upcoming);
    expect((await visitor.get('/account/authorize?code=old&state=old')).location).toBe('/de/account/subscription');
  });

  test('an outage of the account host leads to an error page that keeps the return target', async () => {
    const visitor = createVisitor();
    const begun = await visitor.get('/login?return_to=/en/checkout/cart');
    const state = new URL(begun.location ?? '').searchParams.get('state') ?? '';
    await control.breakDown({service: 'accounts', kind: 'status', times: 50});
    expect((await visitor.get(`/account/authorize?code=abc&state=${state}`)).location).toBe(
      '/en/account/login?reason=unavailable&return_to=%2Fen%2Fcheckout%2Fcart',
    );
  });

  test('that the customer has broken off leads to a page that says so', async () => {
    const visitor = createVisitor();
    const begun = await visitor.get('/login?return_to=/en/checkout/cart');
    const state = new URL(begun.location ?? '').searchParams.get('state') ?? '';
    expect((await visitor.get(`/account/authorize?error=access_denied&state=${state}`)).location).toBe(
      '/en/account/login?reason=denied&return_to=%2Fen%2Fcheckout%2Fcart',
    );
  });
});
