import {expireCookie, readCookie, serializeCookie} from '../config/cookies';
import type {Cart} from '../domain/cart/cart';
import {readLastLines, writeLastLines} from '../domain/cart/last-lines';
import type {WantedLine} from '../domain/cart/offered-lines';
import {displayedQuantity} from '../domain/cart/quantity';
import {linesToSave} from '../domain/cart/save-form.server';

/** What lay in the visitor's cart when it was last seen, for one that has expired. */
export type LastCart = {readonly read: () => readonly WantedLine[]; readonly forget: () => void};

/** The last cart as a request's cookies tell it (`received`); what changes goes with the answer's (`outgoing`). */
export function createLastCart(received: string | null, outgoing: Map<string, string>): LastCart {
  return {
    read: () => readLastLines(readCookie(received, 'lastLines')),
    forget: () => outgoing.set('lastLines', expireCookie('lastLines')),
  };
}

/**
 * Cart cookie and badge follow the platform: a cart is kept, a definite 'no such cart' removes both. What lay in a cart
 * is kept beyond its end.
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
    'lastLines',
    lines.length === 0 ? expireCookie('lastLines') : serializeCookie('lastLines', writeLastLines(lines)),
  );
}
