import type {Cart, CartLine} from './cart';

/** Returns a line that the worker keeps for the foundation's books: the donation product at a price of 0.00. */
export function isDonationLine(line: Pick<CartLine, 'kind' | 'unitAmount'>): boolean {
  return line.kind === 'donation' && line.unitAmount.cents === 0;
}

/** Total quantity less the quantities of donation lines (Specification, section 4, Cart): what the badge shows. */
export function displayedQuantity(cart: Pick<Cart, 'totalQuantity' | 'lines'> | null): number {
  if (cart === null) return 0;
  const donated = cart.lines.filter(isDonationLine).reduce((total, line) => total + line.quantity, 0);
  return Math.max(0, cart.totalQuantity - donated);
}
