import {describe, expect, it} from 'vitest';

import {exampleCart, exampleDonationLine, exampleLine} from '../domain/cart/cart.fixture';
import {createLastCart, rememberCart} from './cart-cookies.server';

const cookiesOf = (cart: Parameters<typeof rememberCart>[1]) => {
  const outgoing = new Map<string, string>();
  rememberCart(outgoing, cart);
  return outgoing;
};

describe('the cookies of a cart', () => {
  it('name it, count its pieces, and keep what lay in it', () => {
    const cookies = cookiesOf(exampleCart([exampleLine({quantity: 3}), exampleDonationLine({quantity: 3})]));
    expect(cookies.get('cart')).toMatch(
      /^storefront_cart_id=gid%3A%2F%2Fshopify%2FCart%2F1%3Fkey%3D1; .*Max-Age=1209600/,
    );
    expect(cookies.get('cartCount')).toMatch(/^cart_count=3; .*Max-Age=1209600/);
    expect(cookies.get('recentlyOrdered')).toMatch(/^last_lines=1-3--; .*Max-Age=2592000/);
  });

  it('keep nothing of an empty cart', () => {
    const cookies = cookiesOf(exampleCart([]));
    expect(cookies.get('cartCount')).toMatch(/^cart_count=0; /);
    expect(cookies.get('recentlyOrdered')).toMatch(/^last_lines=; .*Max-Age=0/);
  });

  it('end with the cart, but for what lay in it', () => {
    const cookies = cookiesOf(null);
    expect(cookies.get('cart')).toMatch(/^storefront_cart_id=; .*Max-Age=0/);
    expect(cookies.get('cartCount')).toMatch(/^cart_count=; .*Max-Age=0/);
    expect(cookies.has('recentlyOrdered')).toBe(false);
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
