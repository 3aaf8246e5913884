import {expireCookie, newCartCookie, readCookie, readNewCarts, serializeCookie} from '../config/cookies';
import type {Cart, NewCarts} from '../domain/cart/cart';
import {readRecentlyOrdered, writeRecentlyOrdered} from '../domain/cart/recently-ordered';
import type {WantedLine} from '../domain/cart/offered-lines';
import {displayedQuantity} from '../domain/cart/quantity';
import {linesToSave} from '../domain/cart/lines-to-save';

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

/**
 * Writes the cookies of the platform's answer: a cart sets cart, badge and recently-ordered cookie; a definite 'no such
 * cart' (`null`) removes cart and badge, and leaves the recently-ordered cookie.
 */
export function rememberCart(outgoing: Map<string, string>, cart: Cart | null): void {
  outgoing.set('cart', cart === null ? expireCookie('cart') : serializeCookie('cart', cart.id));
  outgoing.set(
    'cartCount',
    cart === null ? expireCookie('cartCount') : serializeCookie('cartCount', String(displayedQuantity(cart))),
  );
  if (cart === null) return;
  const lines = linesToSave(cart);
  outgoing.set(
    'recentlyOrdered',
    lines.length === 0
      ? expireCookie('recentlyOrdered')
      : serializeCookie('recentlyOrdered', writeRecentlyOrdered(lines)),
  );
}
