import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {readCartCount, readCookie, serializeCookie} from './cookies';
import {COOKIES, expireCookie, newCartCookie, readCartId, readNewCarts, type CookieKey} from './cookies.server';

const CART = 'gid://shopify/Cart/Z2NwLWV1cm9wZS13ZXN0NDo?key=0f9c-a_1';
const KEYS: readonly CookieKey[] = [
  'cart',
  'cartCount',
  'recentlyOrdered',
  'announcementDismissed',
  'languageHintSeen',
  'consent',
  'flash',
  'session',
];

/** What a browser sends back for a `Set-Cookie` line. */
function sentBack(setCookie: string): string {
  return setCookie.split(';')[0] ?? '';
}

describe('cookies of the shop', () => {
  it('keeps the cart id for 14 days where no script can read it, with its key percent-encoded', () => {
    expect(serializeCookie(COOKIES.cart, CART)).toBe(
      'storefront_cart_id=gid%3A%2F%2Fshopify%2FCart%2FZ2NwLWV1cm9wZS13ZXN0NDo%3Fkey%3D0f9c-a_1; Path=/; Max-Age=1209600; HttpOnly; Secure; SameSite=Lax',
    );
  });

  it('dismisses the announcement bar for one day', () => {
    expect(serializeCookie(COOKIES.announcementDismissed, '1')).toBe(
      'AnnouncementBarDismissed=1; Path=/; Max-Age=86400; Secure; SameSite=Lax',
    );
  });

  it('lets scripts read the count, and nothing secret', () => {
    expect(KEYS.filter((key) => !COOKIES[key].httpOnly)).toEqual([
      'cartCount',
      'announcementDismissed',
      'languageHintSeen',
      'consent',
    ]);
  });

  it('expires a cookie at once', () => {
    expect(expireCookie(COOKIES.cart)).toBe('storefront_cart_id=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax');
  });

  it('stores half a character as the replacement character', () => {
    expect(readCookie(sentBack(serializeCookie(COOKIES.flash, 'a\ud800b')), COOKIES.flash)).toBe('a\ufffdb');
  });

  it('reads back whatever was stored, among other cookies', () => {
    fc.assert(
      fc.property(fc.constantFrom(...KEYS), fc.string({unit: 'grapheme'}), (key, value) => {
        const header = `a=b; ${sentBack(serializeCookie(COOKIES[key], value))}; storefront_cart=x`;
        expect(readCookie(header, COOKIES[key])).toBe(value);
      }),
    );
  });

  it('never throws on a broken header and never invents a cart', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary'}), (junk) => {
        for (const header of [junk, `storefront_cart_id=${junk}`, `cart_count=${junk};${junk}`]) {
          expect(readCartId(header)).toBeNull();
          expect(readCartCount(header)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

describe('cart id', () => {
  it.each([
    ['with its key', `storefront_cart_id=${encodeURIComponent(CART)}`, CART],
    ['without a key', 'storefront_cart_id=gid%3A%2F%2Fshopify%2FCart%2Fabc', null],
    ['with an empty key', 'storefront_cart_id=gid%3A%2F%2Fshopify%2FCart%2Fabc%3Fkey%3D', null],
    ['not encoded', `storefront_cart_id=${CART}`, CART],
    ['in quotes', `storefront_cart_id="${encodeURIComponent(CART)}"`, CART],
    ['none', 'cart_count=3', null],
    ['no header', null, null],
    ['broken percent', 'storefront_cart_id=%E0%A4%A', null],
    ['another kind of id', 'storefront_cart_id=gid%3A%2F%2Fshopify%2FOrder%2F1', null],
    ['a line break after it', 'storefront_cart_id=gid%3A%2F%2Fshopify%2FCart%2Fabc%0A', null],
    ['empty', 'storefront_cart_id=', null],
  ])('%s', (_, header, id) => {
    expect(readCartId(header)).toBe(id);
  });
});

describe('carts that first adds have made', () => {
  const OTHER = 'gid://shopify/Cart/other?key=1';
  const sent = (id: string) => sentBack(newCartCookie(id, true) ?? '');

  it('are read back, each once', () => {
    expect(readNewCarts([sent(CART), 'a=b', sent(OTHER), sent(CART)].join('; '))).toEqual([CART, OTHER]);
  });

  it('are removed by their own names', () => {
    const name = sent(CART).split('=')[0] ?? '';
    expect(newCartCookie(CART, false)).toMatch(new RegExp(`^${name}=; Path=/; Max-Age=0;`));
  });

  it.each([
    null,
    '__Host-new-cart-=',
    '__Host-new-cart-x=%E0%A4%A',
    `__Host-new-cart-another=${encodeURIComponent(CART)}`,
    `__Host-new-cart-abc=${encodeURIComponent('gid://shopify/Cart/abc')}`,
  ])('are none for the cookies %j', (header) => {
    expect(readNewCarts(header)).toEqual([]);
  });

  it('are four at most', () => {
    const ids = Array.from({length: 9}, (_, index) => `gid://shopify/Cart/cart-${index}?key=1`);
    expect(readNewCarts(ids.map(sent).join('; '))).toEqual(ids.slice(0, 4));
  });

  it('have an id with its key', () => {
    expect(newCartCookie('gid://shopify/Cart/abc', true)).toBeNull();
  });
});

describe('cart count', () => {
  it.each([
    ['cart_count=3', 3],
    ['cart_count=0', 0],
    ['cart_count=-1', 0],
    ['cart_count=1e9', 0],
    ['cart_count=<b>', 0],
    ['cart_count=3; cart_count=9', 3],
    [null, 0],
  ])('%s is %i', (header, count) => {
    expect(readCartCount(header)).toBe(count);
  });
});
