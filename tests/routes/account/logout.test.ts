import {describe, expect, test} from 'vitest';

import {buyerOfCart, CUSTOMERS} from '../../support/customer';
import {DASHBOARD} from '../support/account';
import {addToCart} from '../support/cart';
import {logIn, origins} from '../support/services';
import {createVisitor} from '../support/visitor';

const PATH = '/de/account/logout';

describe('the logout', () => {
  test('ends the session of its cookie', async () => {
    const visitor = await logIn(CUSTOMERS.upcoming);
    const thief = createVisitor();
    thief.cookies.set('__Host-session', visitor.cookies.get('__Host-session') ?? '');
    expect((await thief.get(DASHBOARD)).status).toBe(200);
    expect(await visitor.post(PATH, {})).toMatchObject({status: 303, location: PATH});
    expect(visitor.cookies.has('__Host-session')).toBe(false);
    expect((await thief.get(DASHBOARD)).location).toBe('/login?return_to=%2Fde%2Faccount%2Fsubscription');
  });

  test('removes the customer from the cart', async () => {
    const visitor = await logIn(CUSTOMERS.upcoming);
    await addToCart(visitor, '/de/p/waldgold');
    await visitor.post(PATH, {});
    const cartId = decodeURIComponent(visitor.cookies.get('storefront_cart_id') ?? '');
    expect(await buyerOfCart(origins.emulator, cartId)).toBeNull();
  });

  test('goes on to the account host by itself', async () => {
    const {status, headers, data} = await createVisitor().get(PATH);
    expect([status, headers.get('Refresh')]).toEqual([200, '0; url=/logout?language=de']);
    expect(data).toMatchObject({next: '/logout?language=de', seo: {canonical: null}});
  });
});
