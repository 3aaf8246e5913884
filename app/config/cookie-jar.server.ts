import {readCookie, serializeCookie} from './cookies';
import {COOKIES, expireCookie, newCartCookie, readNewCarts, type CookieKey} from './cookies.server';

/** The cookies of one request and its answer; what was written is read from then on. */
export type CookieJar = {
  readonly read: (key: CookieKey) => string | null;
  readonly write: (key: CookieKey, value: string) => void;
  readonly remove: (key: CookieKey) => void;
};

/** The cookies of the carts that first adds have made: one for each cart, by its id. */
export type NewCartCookies = {
  /** Reads those of the request; see `readNewCarts`. */
  readonly read: () => readonly string[];
  readonly write: (cartId: string) => void;
  readonly remove: (cartId: string) => void;
};

type RequestCookies = CookieJar & {
  readonly newCarts: NewCartCookies;
  /** Returns the `Set-Cookie` lines of the answer, known once it is made. */
  readonly setCookies: () => readonly string[];
};

/** Creates the jar of a request's cookies (its `Cookie` header), which collects the changes for the answer. */
export function createCookieJar(received: string | null): RequestCookies {
  const written = new Map<CookieKey, string | null>();
  const lines = new Map<string, string>();
  const setNewCart = (cartId: string, isKept: boolean): void => {
    const line = newCartCookie(cartId, isKept);
    if (line !== null) lines.set(`newCart ${cartId}`, line);
  };
  return {
    read: (key) => {
      const now = written.get(key);
      return now === undefined ? readCookie(received, COOKIES[key]) : now;
    },
    write: (key, value) => {
      written.set(key, value);
      lines.set(key, serializeCookie(COOKIES[key], value));
    },
    remove: (key) => {
      written.set(key, null);
      lines.set(key, expireCookie(COOKIES[key]));
    },
    newCarts: {
      read: () => readNewCarts(received),
      write: (cartId) => setNewCart(cartId, true),
      remove: (cartId) => setNewCart(cartId, false),
    },
    setCookies: () => [...lines.values()],
  };
}
