import type {Cart, CartLine} from './cart';

/**
 * Tells whether a line is one that the worker keeps for the foundation's books: the donation product at a price of
 * 0.00.
 */
export function isDonationLine(line: Pick<CartLine, 'kind' | 'unitAmount'>): boolean {
  return line.kind === 'donation' && line.unitAmount.cents === 0;
}

/** Returns what the badge shows: the total quantity less those of donation lines (Specification, section 4, Cart). */
export function displayedQuantity(cart: Pick<Cart, 'totalQuantity' | 'lines'> | null): number {
  if (cart === null) return 0;
  const donated = cart.lines.filter(isDonationLine).reduce((total, line) => total + line.quantity, 0);
  return Math.max(0, cart.totalQuantity - donated);
}
