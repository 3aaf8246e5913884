import {SHIPPING} from '../../config/commerce';
import {money, subtract, sum, type Money} from '../money';
import {isSentFree} from '../shipping-fee';
import {sameCode, type Cart, type CartLine} from './cart';

export type ShippingStatus = {
  /** The amount that counts towards free shipping. */
  readonly eligible: Money;
  /** A fraction of 0 to 1. */
  readonly freeShippingPercentage: number;
  /** The amount that is left until free shipping, never below 0. */
  readonly freeShippingRemaining: Money;
  readonly isFreeShipping: boolean;
  readonly hasShippingCosts: boolean;
  /** The cost of shipping: the fee where the cart has shipping costs and is not free of them, else 0. */
  readonly fee: Money;
};

type ShippedCart = Pick<Cart, 'subtotal' | 'lines' | 'discountCodes' | 'discountAllocations' | 'allocatedCodes'>;

/**
 * Returns the subtotal less the line totals of the product that shipping ignores (Specification, section 4, Free
 * shipping): donations, by their product type (docs/decisions/128-settings-of-the-shop.md).
 */
export function eligibleAmount(cart: ShippedCart): Money {
  const ignored = cart.lines.filter((line) => line.kind === 'donation');
  return subtract(
    cart.subtotal,
    sum(
      ignored.map((line) => line.total),
      cart.subtotal.currency,
    ),
  );
}

/**
 * Returns how far a cart is from free shipping (Specification, section 4, Free shipping); without a cart nothing is
 * eligible.
 */
export function shippingStatus(cart: ShippedCart | null): ShippingStatus {
  const eligible = cart === null ? money(0) : eligibleAmount(cart);
  const hasShippingCosts = eligible.cents > 0 && cart !== null && cart.lines.some(isShipped);
  const isFreeShipping = (cart !== null && isGranted(cart)) || isSentFree(eligible, SHIPPING);
  return {
    eligible,
    freeShippingPercentage: isFreeShipping ? 1 : Math.max(0, eligible.cents) / SHIPPING.freeFromCents,
    freeShippingRemaining: isFreeShipping
      ? money(0, eligible.currency)
      : subtract(money(SHIPPING.freeFromCents, eligible.currency), eligible),
    isFreeShipping,
    hasShippingCosts,
    fee: money(hasShippingCosts && !isFreeShipping ? SHIPPING.feeCents : 0, eligible.currency),
  };
}

/**
 * A discount says so, or a code that counts takes nothing off the goods: as long as the platform knows no address it tells
 * nothing else of a code for shipping (docs/decisions/225-codes-for-shipping.md).
 */
function isGranted({discountCodes, discountAllocations, allocatedCodes}: ShippedCart): boolean {
  const ofGoods = (code: string) => allocatedCodes.some((allocated) => sameCode(allocated, code));
  return (
    discountAllocations.some(({target}) => target === 'SHIPPING_LINE') ||
    discountCodes.some(({code, applicable}) => applicable && !ofGoods(code))
  );
}

/**
 * Tells whether a line needs a parcel: not what the merchant sells without shipping (a course, a file), nor gift cards,
 * which come by e-mail, nor a donation.
 */
export function isShipped({kind, requiresShipping}: Pick<CartLine, 'kind' | 'requiresShipping'>): boolean {
  return requiresShipping && kind !== 'gift-card' && kind !== 'donation';
}
