import type {Cart, CartLine, LineChanges} from './cart';

type BusinessCart = {readonly lines: readonly Pick<CartLine, 'id' | 'isForBusinesses'>[]};

/** Tells whether a cart has lines that only businesses may buy. */
export function hasBusinessLines({lines}: BusinessCart): boolean {
  return lines.some(({isForBusinesses}) => isForBusinesses);
}

/**
 * Returns the changes that remove lines for businesses from a consumer's cart (Specification, section 3, b2b.exclusive;
 * decision).
 */
export function businessLineChanges(cart: Pick<Cart, 'lines'>, isBusiness: boolean): LineChanges {
  const removed = isBusiness ? [] : cart.lines.filter(({isForBusinesses}) => isForBusinesses);
  return {add: [], update: removed.map(({id}) => ({lineId: id, quantity: 0}))};
}
