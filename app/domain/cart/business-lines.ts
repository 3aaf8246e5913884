import type {Cart, CartLine, LineChanges} from './cart';
import {lineTitle} from './gone-lines';
import type {Refusal} from './refusal';

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

/**
 * Returns the refusals of lines that only businesses may buy. One that lay in the cart `before` is named: its shopper did not ask for
 * it just now.
 */
export function businessRefusals(before: Pick<Cart, 'lines'> | null, {lines}: Pick<Cart, 'lines'>): readonly Refusal[] {
  return lines
    .filter(({isForBusinesses}) => isForBusinesses)
    .map((line) => {
      const isOld = before?.lines.some(({id, quantity}) => id === line.id && quantity === line.quantity) ?? false;
      return isOld
        ? {code: 'business-only', lineId: line.id, goneTitle: lineTitle(line)}
        : {code: 'business-only', lineId: null};
    });
}

/** Returns the refusals that name the lines for businesses that a cart had `before` and has not any more. */
export function lostBusinessLines(before: Pick<Cart, 'lines'>, after: BusinessCart): readonly Refusal[] {
  const left = new Set(after.lines.map(({id}) => id));
  return businessRefusals(before, {lines: before.lines.filter(({id}) => !left.has(id))});
}
