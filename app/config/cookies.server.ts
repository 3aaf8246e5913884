import {cookieLine, decodeCookie, readCookie, SCRIPT_COOKIES, type CookieRule} from './cookies';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** Every cookie that the shop sets, but that of `visitor-group.ts`. All of them are Secure, on the path `/` and without a domain. */
export const COOKIES = {
  ...SCRIPT_COOKIES,
  /** Which cart of the platform is this visitor’s, with the secret that opens it. */
  cart: {
    name: 'storefront_cart_id',
    maxAge: 14 * DAY,
    httpOnly: true,
    sameSite: 'Lax',
  },
  /** A cart that a first add has made, its token's end behind the name: two tabs at once make two, which become one. */
  newCart: {
    name: '__Host-new-cart-',
    maxAge: 60 * MINUTE,
    httpOnly: true,
    sameSite: 'Lax',
  },
  /** What lay in the cart, at the prices that were seen: an expired cart can be filled again, and the cart says what has changed. */
  recentlyOrdered: {
    name: 'last_lines',
    maxAge: 30 * DAY,
    httpOnly: true,
    sameSite: 'Lax',
  },
  /** A business customer has logged in: public pages are made for this browser alone. */
  business: {
    name: '__Host-business',
    maxAge: 30 * DAY,
    httpOnly: true,
    sameSite: 'Lax',
  },
  /** The outcome of a form, shown once on the page that follows. */
  flash: {
    name: '__Host-flash',
    maxAge: 5 * MINUTE,
    httpOnly: true,
    sameSite: 'Lax',
  },
  /** Lines that the cart has lost, until its page has named them. */
  lostLines: {
    name: '__Host-lost-lines',
    maxAge: 14 * DAY,
    httpOnly: true,
    sameSite: 'Lax',
  },
  /** The login: an opaque number, what it stands for stays on the server. */
  session: {
    name: '__Host-session',
    maxAge: 30 * DAY,
    httpOnly: true,
    sameSite: 'Lax',
  },
  /** Logins that have begun in this browser and not ended: opaque numbers. */
  login: {
    name: '__Host-login',
    maxAge: 30 * MINUTE,
    httpOnly: true,
    sameSite: 'Lax',
  },
  /** The key of a logout that the account host has not confirmed yet: an opaque number. */
  logout: {
    name: '__Host-logout',
    maxAge: 5 * MINUTE,
    httpOnly: true,
    sameSite: 'Lax',
  },
  /** A form that was sent after the login had ended or in an outage, kept until its page can be shown: an opaque number. */
  draft: {
    name: '__Host-draft',
    maxAge: 30 * MINUTE,
    httpOnly: true,
    sameSite: 'Lax',
  },
  /** An editor reads drafts: until when, signed. */
  preview: {
    name: '__Host-preview',
    maxAge: 8 * 60 * MINUTE,
    httpOnly: true,
    sameSite: 'Lax',
  },
} as const satisfies Record<string, CookieRule>;

export type CookieKey = keyof typeof COOKIES;

/** Returns the `Set-Cookie` line that removes one of the shop's cookies. */
export function expireCookie(rule: CookieRule): string {
  return cookieLine(rule, '', 0);
}

/** The cookie of one new cart; `null` for anything that is no cart's id. */
function newCartRule(cartId: string): CookieRule | null {
  const token = CART_ID.exec(cartId)?.[1];
  return token === undefined ? null : {...COOKIES.newCart, name: COOKIES.newCart.name + token.slice(-12)};
}

/**
 * Makes the `Set-Cookie` line that remembers a cart that a first add has made, or removes it (`isKept` false); `null`
 * for no cart's id.
 */
export function newCartCookie(cartId: string, isKept: boolean): string | null {
  const rule = newCartRule(cartId);
  if (rule === null) return null;
  return isKept ? cookieLine(rule, encodeURIComponent(cartId), rule.maxAge) : cookieLine(rule, '', 0);
}

/** Reads the carts that first adds have made of late, from a `Cookie` header: four at most, each once. */
export function readNewCarts(header: string | null): readonly string[] {
  const ids = (header ?? '').split(';').flatMap((pair) => {
    const [name = '', value = ''] = pair.trim().split('=');
    const id = name.startsWith(COOKIES.newCart.name) ? decodeCookie(value) : null;
    return id !== null && newCartRule(id)?.name === name ? [id] : [];
  });
  return [...new Set(ids)].slice(0, 4);
}

const CART_ID = /^gid:\/\/shopify\/Cart\/([\w-]{1,128})\?key=[\w-]{1,128}$/;

/**
 * Reads the cart's global id with its `?key=` secret from a `Cookie` header; `null` for none, one without the secret
 * and anything else.
 */
export function readCartId(header: string | null): string | null {
  const id = readCookie(header, COOKIES.cart);
  return id !== null && CART_ID.test(id) ? id : null;
}
