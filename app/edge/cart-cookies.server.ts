import type {CookieJar, NewCartCookies} from '../config/cookie-jar.server';
import type {Cart, NewCarts} from '../domain/cart/cart';
import {contentOf} from '../domain/cart/line-content';
import {chosenLines} from '../domain/cart/lines-to-save';
import type {LineToAdd} from '../domain/cart/line-content';
import {displayedQuantity} from '../domain/cart/quantity';
import {readRecentlyOrdered, readSeenPrices, writeRecentlyOrdered} from '../domain/cart/recently-ordered';
import {priceChanges, priceKey, type PriceChange, type SeenPrices} from '../domain/cart/seen-prices';

/** Lines of the visitor's cart when it was last seen, for one that has expired. */
export type LastCart = {readonly read: () => readonly LineToAdd[]; readonly forget: () => void};

/** Creates the last cart of a request's cookies, as they are now: those of the cart that is read replace them. */
export function createLastCart(jar: CookieJar): LastCart {
  const lines = readRecentlyOrdered(jar.read('recentlyOrdered'));
  return {read: () => lines, forget: () => jar.remove('recentlyOrdered')};
}

/** Creates the list of new carts of a request's cookies; `cartId` is the visitor's cart. */
export function createNewCarts({read, write, remove}: NewCartCookies, cartId: string | null): NewCarts {
  return {others: read().filter((id) => id !== cartId), add: write, remove};
}

/** The prices of the cart's lines that the visitor has seen. */
export type PriceMemory = {
  /** Notes prices that a page showed, as its form says them (`writeRecentlyOrdered`): beside those of the cart they decide nothing. */
  readonly note: (text: string | undefined) => void;
  /** Returns the prices that have changed since, and counts them as seen, unless the page is but prefetched: for a page that says so. */
  readonly takeChanges: (cart: Cart) => readonly PriceChange[];
};

/** Creates the cookies of the visitor's cart (`remember`), and the memory of prices, which is one of them. */
export function createCartCookies({jar, isPrefetch}: {readonly jar: CookieJar; readonly isPrefetch: boolean}) {
  const seen = new Map(readSeenPrices(jar.read('recentlyOrdered')));
  const seenPrices: PriceMemory = {
    note: (text) => readSeenPrices(text ?? null).forEach((cents, key) => seen.set(key, cents)),
    takeChanges: (cart) => {
      const changes = priceChanges(cart, seen);
      if (isPrefetch) return changes;
      seen.clear();
      if (changes.length > 0) rememberCart(jar, cart, seen);
      return changes;
    },
  };
  return {remember: (cart: Cart | null) => rememberCart(jar, cart, seen), seenPrices};
}

/**
 * Writes the cookies of the platform's answer: a cart sets cart, badge and recently-ordered cookie; a definite 'no such
 * cart' (`null`) removes cart and badge, and leaves the recently-ordered cookie. A price that was seen stays until its change is
 * said.
 */
function rememberCart(jar: CookieJar, cart: Cart | null, seen: SeenPrices): void {
  if (cart === null) {
    jar.remove('cart');
    jar.remove('cartCount');
    return;
  }
  jar.write('cart', cart.id);
  jar.write('cartCount', String(displayedQuantity(cart)));
  const lines = chosenLines(cart).map((line) => {
    const content = contentOf(line);
    return {...content, quantity: line.quantity, seenCents: seen.get(priceKey(content)) ?? line.unitAmount.cents};
  });
  if (lines.length === 0) jar.remove('recentlyOrdered');
  else jar.write('recentlyOrdered', writeRecentlyOrdered(lines));
}
