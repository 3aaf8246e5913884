import {describe, expect, it} from 'vitest';

import {createCookieJar} from '../config/cookie-jar.server';
import type {Cart} from '../domain/cart/cart';
import {exampleCart, exampleDonationLine, exampleLine} from '../domain/cart/cart.fixture';
import {createCartCookies, createLastCart} from './cart-cookies.server';

const cookiesOf = (cart: Cart | null, received: string | null = null, isPrefetch = false) => {
  const jar = createCookieJar(received);
  const {remember, seenPrices} = createCartCookies({jar, isPrefetch});
  remember(cart);
  return {setCookies: jar.setCookies, remember, seenPrices};
};

describe('the cookies of a cart', () => {
  it('name it, count its pieces, and keep what lay in it', () => {
    const {setCookies} = cookiesOf(exampleCart([exampleLine({quantity: 3}), exampleDonationLine({quantity: 3})]));
    expect(setCookies()).toContainEqual(
      expect.stringMatching(/^storefront_cart_id=gid%3A%2F%2Fshopify%2FCart%2F1%3Fkey%3D1; .*Max-Age=1209600/),
    );
    expect(setCookies()).toContainEqual(expect.stringMatching(/^cart_count=3; .*Max-Age=1209600/));
    expect(setCookies()).toContainEqual(expect.stringMatching(/^last_lines=1-3---1290; .*Max-Age=2592000/));
  });

  it('keep nothing of an empty cart', () => {
    const {setCookies} = cookiesOf(exampleCart([]));
    expect(setCookies()).toContainEqual(expect.stringMatching(/^cart_count=0; /));
    expect(setCookies()).toContainEqual(expect.stringMatching(/^last_lines=; .*Max-Age=0/));
  });

  it('end with the cart, but for what lay in it', () => {
    const {setCookies} = cookiesOf(null);
    expect(setCookies()).toContainEqual(expect.stringMatching(/^storefront_cart_id=; .*Max-Age=0/));
    expect(setCookies()).toContainEqual(expect.stringMatching(/^cart_count=; .*Max-Age=0/));
    expect(setCookies()).toHaveLength(2);
  });
});

describe('the prices that a visitor has seen', () => {
  const cart = exampleCart([exampleLine()]);
  const CHEAPER = 'last_lines=1-1---990';

  it('stay until a page says that they have changed, and only until then', () => {
    const {setCookies, seenPrices} = cookiesOf(cart, CHEAPER);
    expect(setCookies()).toContainEqual(expect.stringMatching(/^last_lines=1-1---990; /));
    expect(seenPrices.takeChanges(cart)).toMatchObject([{from: {cents: 990}, to: {cents: 1290}}]);
    expect(setCookies()).toContainEqual(expect.stringMatching(/^last_lines=1-1---1290; /));
    expect(seenPrices.takeChanges(cart)).toEqual([]);
  });

  it('are not seen where the page is but prefetched', () => {
    const {setCookies, seenPrices} = cookiesOf(cart, CHEAPER, true);
    expect(seenPrices.takeChanges(cart)).toHaveLength(1);
    expect(setCookies()).toContainEqual(expect.stringMatching(/^last_lines=1-1---990; /));
  });

  it('are those of the page that the shopper came from', () => {
    const {setCookies, remember, seenPrices} = cookiesOf(cart, CHEAPER);
    seenPrices.note('1-1---1090.1-1-4--1000');
    remember(cart);
    expect(setCookies()).toContainEqual(expect.stringMatching(/^last_lines=1-1---1090; /));
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
    const jar = createCookieJar('a=b; last_lines=7-2--');
    const last = createLastCart(jar);
    expect(last.read()).toMatchObject([{variantId: 'gid://shopify/ProductVariant/7', quantity: 2}]);
    expect(jar.setCookies()).toEqual([]);
    last.forget();
    expect(jar.setCookies()).toEqual([expect.stringMatching(/^last_lines=; .*Max-Age=0/)]);
  });

  it('is that of the request, also once the cart is read that replaces it', () => {
    const jar = createCookieJar('last_lines=7-2--');
    const last = createLastCart(jar);
    createCartCookies({jar, isPrefetch: false}).remember(exampleCart([]));
    expect(last.read()).toHaveLength(1);
  });

  it.each([null, 'last_lines=x'])('is empty for the cookies %j', (received) => {
    expect(createLastCart(createCookieJar(received)).read()).toEqual([]);
  });
});
