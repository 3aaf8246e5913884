import {SHIPPING} from '../config/commerce';
import {compare, money, type Money} from './money';

export type ShippingRules = {
  readonly freeFromCents: number;
  readonly feeCents: number;
};

/**
 * Tells whether goods of this amount are sent free: from EUR 39 on, of an order and of a delivery of a subscription alike
 * (Specification, section 9, Shipping).
 */
export function isSentFree(amount: Money, {freeFromCents}: ShippingRules = SHIPPING): boolean {
  return compare(amount, money(freeFromCents, amount.currency)) >= 0;
}

/** Returns what it costs to send goods of this amount: EUR 4.90, or nothing (Specification, section 9, Shipping). */
export function shippingFee(amount: Money, rules: ShippingRules = SHIPPING): Money {
  return money(isSentFree(amount, rules) ? 0 : rules.feeCents, amount.currency);
}
