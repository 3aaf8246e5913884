import {describe, expect, it} from 'vitest';

import type {Cart} from '../domain/cart/cart';
import {exampleCart, exampleDonationLine, exampleLine} from '../domain/cart/cart.fixture';
import {createCartCookies, createLastCart} from './cart-cookies.server';

const cookiesOf = (cart: Cart | null, received: string | null = null) => {
  const outgoing = new Map<string, string>();
  const {remember, seenPrices} = createCartCookies(received, outgoing);
  remember(cart);
  return {cookies: outgoing, remember, seenPrices};
};

describe('the cookies of a cart', () => {
  it('name it, count its pieces, and keep what lay in it', () => {
    const {cookies} = cookiesOf(exampleCart([exampleLine({quantity: 3}), exampleDonationLine({quantity: 3})]));
    expect(cookies.get('cart')).toMatch(
      /^storefront_cart_id=gid%3A%2F%2Fshopify%2FCart%2F1%3Fkey%3D1; .*Max-Age=1209600/,
    );
    expect(cookies.get('cartCount')).toMatch(/^cart_count=3; .*Max-Age=1209600/);
    expect(cookies.get('recentlyOrdered')).toMatch(/^last_lines=1-3---1290; .*Max-Age=2592000/);
  });

  it('keep nothing of an empty cart', () => {
    const {cookies} = cookiesOf(exampleCart([]));
    expect(cookies.get('cartCount')).toMatch(/^cart_count=0; /);
    expect(cookies.get('recentlyOrdered')).toMatch(/^last_lines=; .*Max-Age=0/);
  });

  it('end with the cart, but for what lay in it', () => {
    const {cookies} = cookiesOf(null);
    expect(cookies.get('cart')).toMatch(/^storefront_cart_id=; .*Max-Age=0/);
    expect(cookies.get('cartCount')).toMatch(/^cart_count=; .*Max-Age=0/);
    expect(cookies.has('recentlyOrdered')).toBe(false);
  });
});

describe('the prices that a visitor has seen', () => {
  const cart = exampleCart([exampleLine()]);
  const CHEAPER = 'last_lines=1-1---990';

  it('stay until a page says that they have changed, and only until then', () => {
    const {cookies, seenPrices} = cookiesOf(cart, CHEAPER);
    expect(cookies.get('recentlyOrdered')).toMatch(/^last_lines=1-1---990; /);
    expect(seenPrices.takeChanges(cart)).toMatchObject([{from: {cents: 990}, to: {cents: 1290}}]);
    expect(cookies.get('recentlyOrdered')).toMatch(/^last_lines=1-1---1290; /);
    expect(seenPrices.takeChanges(cart)).toEqual([]);
  });

  it('are those of the page that the shopper came from', () => {
    const {cookies, remember, seenPrices} = cookiesOf(cart, CHEAPER);
    seenPrices.note('1-1---1090.1-1-4--1000');
    remember(cart);
    expect(cookies.get('recentlyOrdered')).toMatch(/^last_lines=1-1---1090; /);
    expect(seenPrices.takeChanges(cart)).toMatchObject([{from: {cents: 1090}}]);
  });

  it.each([undefined, '', '<b>', '1-1---x'])('ignore a form without valid prices: %j', (text) => {
    const {seenPrices} = cookiesOf(cart);
    seenPrices.note(text);
    expect(seenPrices.takeChanges(cart)).toEqual([]);
  });
});

describe('the last cart', () => {
  it('is read from the request, and forgotten with the answer', () => {
    const outgoing = new Map<string, string>();
    const last = createLastCart('a=b; last_lines=7-2--', outgoing);
    expect(last.read()).toMatchObject([{variantId: 'gid://shopify/ProductVariant/7', quantity: 2}]);
    expect(outgoing.size).toBe(0);
    last.forget();
    expect(outgoing.get('recentlyOrdered')).toMatch(/^last_lines=; .*Max-Age=0/);
  });

  it.each([null, 'last_lines=x'])('is empty for the cookies %j', (received) => {
    expect(createLastCart(received, new Map()).read()).toEqual([]);
  });
});
