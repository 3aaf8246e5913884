import {money, negate, sum, type Money} from '../money';
import type {Cart} from './cart';

/**
 * Returns the negative sum of the cart-level discounts that are not shipping and of all line-level discounts, in the
 * currency of the subtotal, EUR without a cart (Specification, section 4, Free shipping, voucherDiscount).
 */
export function voucherDiscount(cart: Pick<Cart, 'subtotal' | 'lines' | 'discountAllocations'> | null): Money {
  if (cart === null) return money(0);
  const ofCart = cart.discountAllocations.filter((allocation) => allocation.target !== 'SHIPPING_LINE');
  const ofLines = cart.lines.flatMap((line) => line.discounts);
  return negate(sum([...ofCart.map((allocation) => allocation.amount), ...ofLines], cart.subtotal.currency));
}
