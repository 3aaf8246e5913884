import {expireCookie, newCartCookie, readCookie, readNewCarts, serializeCookie} from '../config/cookies';
import type {Cart, NewCarts} from '../domain/cart/cart';
import {contentOf} from '../domain/cart/line-content';
import {chosenLines} from '../domain/cart/lines-to-save';
import type {WantedLine} from '../domain/cart/offered-lines';
import {displayedQuantity} from '../domain/cart/quantity';
import {readRecentlyOrdered, readSeenPrices, writeRecentlyOrdered} from '../domain/cart/recently-ordered';
import {priceChanges, priceKey, type PriceChange, type SeenPrices} from '../domain/cart/seen-prices';

/** What lay in the visitor's cart when it was last seen, for one that has expired. */
export type LastCart = {readonly read: () => readonly WantedLine[]; readonly forget: () => void};

/** Reads the last cart from a request's cookies (`received`) and writes its changes to the response's (`outgoing`). */
export function createLastCart(received: string | null, outgoing: Map<string, string>): LastCart {
  return {
    read: () => readRecentlyOrdered(readCookie(received, 'recentlyOrdered')),
    forget: () => outgoing.set('recentlyOrdered', expireCookie('recentlyOrdered')),
  };
}

/** Creates the list of new carts of a request's cookies; `cartId` is the visitor's cart. */
export function createNewCarts(
  received: string | null,
  outgoing: Map<string, string>,
  cartId: string | null,
): NewCarts {
  const write = (id: string, isKept: boolean): void => {
    const cookie = newCartCookie(id, isKept);
    if (cookie !== null) outgoing.set(`newCart ${id}`, cookie);
  };
  return {
    others: readNewCarts(received).filter((id) => id !== cartId),
    add: (id) => write(id, true),
    remove: (id) => write(id, false),
  };
}

/** The prices of the cart's lines that the visitor has seen. */
export type PriceMemory = {
  /** Notes prices that a page showed, as its form says them (`writeRecentlyOrdered`): beside those of the cart they decide nothing. */
  readonly note: (text: string | undefined) => void;
  /** Returns the prices that have changed since, and counts them as seen: for a page that says so. */
  readonly takeChanges: (cart: Cart) => readonly PriceChange[];
};

/** Creates the cookies of the visitor's cart (`remember`), and the memory of prices, which is one of them. */
export function createCartCookies(received: string | null, outgoing: Map<string, string>) {
  const seen = new Map(readSeenPrices(readCookie(received, 'recentlyOrdered')));
  const seenPrices: PriceMemory = {
    note: (text) => readSeenPrices(text ?? null).forEach((cents, key) => seen.set(key, cents)),
    takeChanges: (cart) => {
      const changes = priceChanges(cart, seen);
      seen.clear();
      if (changes.length > 0) rememberCart(outgoing, cart, seen);
      return changes;
    },
  };
  return {remember: (cart: Cart | null) => rememberCart(outgoing, cart, seen), seenPrices};
}

/**
 * Writes the cookies of the platform's answer: a cart sets cart, badge and recently-ordered cookie; a definite 'no such
 * cart' (`null`) removes cart and badge, and leaves the recently-ordered cookie. A price that was seen stays until its change is
 * said.
 */
function rememberCart(outgoing: Map<string, string>, cart: Cart | null, seen: SeenPrices): void {
  outgoing.set('cart', cart === null ? expireCookie('cart') : serializeCookie('cart', cart.id));
  outgoing.set(
    'cartCount',
    cart === null ? expireCookie('cartCount') : serializeCookie('cartCount', String(displayedQuantity(cart))),
  );
  if (cart === null) return;
  const lines = chosenLines(cart).map((line) => {
    const content = contentOf(line);
    return {...content, quantity: line.quantity, seenCents: seen.get(priceKey(content)) ?? line.unitAmount.cents};
  });
  outgoing.set(
    'recentlyOrdered',
    lines.length === 0
      ? expireCookie('recentlyOrdered')
      : serializeCookie('recentlyOrdered', writeRecentlyOrdered(lines)),
  );
}
