import type {Cart, CartLine, LineChanges} from './cart';

type BusinessCart = {readonly lines: readonly Pick<CartLine, 'id' | 'isForBusinesses'>[]};

/** Tells whether it matters to this cart if the shopper is a business. */
export function hasBusinessLines({lines}: BusinessCart): boolean {
  return lines.some(({isForBusinesses}) => isForBusinesses);
}

/** Takes out of a consumer's cart what is sold to businesses only (Specification, section 3, b2b.exclusive; decision). */
export function businessLineChanges(cart: Pick<Cart, 'lines'>, isBusiness: boolean): LineChanges {
  const removed = isBusiness ? [] : cart.lines.filter(({isForBusinesses}) => isForBusinesses);
  return {add: [], update: removed.map(({id}) => ({lineId: id, quantity: 0}))};
}
