import {add, isZero, multiply, subtract, sum, type Money} from '../money';
import type {Delivery} from './subscription';

/** What a delivery costs (Specification, section 3, Subscription charge). The rows add up: subtotal, discount, shipping. */
export type DeliveryAmounts = {
  readonly subtotal: Money;
  /** What codes take off; not negative. */
  readonly discount: Money;
  readonly shipping: Money;
  readonly isShippingFree: boolean;
  /** Incl. VAT and donation. */
  readonly total: Money;
  /** What the subscription and its codes save against buying the same once. */
  readonly savings: Money;
};

/** The amounts of a delivery as its page shows them. */
export function deliveryAmounts({items, goods, discount, shipping, total}: Delivery): DeliveryAmounts {
  const saved = items.map(({regularPrice, unitPrice, quantity, total: paid}) =>
    // A gift was paid for beforehand: that is no saving of this delivery.
    isZero(paid) ? multiply(paid, 0) : multiply(subtract(regularPrice, unitPrice), quantity),
  );
  return {
    subtotal: goods,
    discount,
    shipping,
    isShippingFree: isZero(shipping),
    total,
    savings: add(sum(saved, total.currency), discount),
  };
}
