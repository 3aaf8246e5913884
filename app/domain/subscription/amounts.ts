import {add, isZero, money, multiply, subtract, sum, type Money} from '../money';
import {isSentFree, shippingFee} from '../shipping-fee';
import type {Delivery, DeliveryItem} from './subscription';

/** The cost of a delivery (Specification, section 3, Subscription charge). The rows add up: subtotal, discount, shipping. */
export type DeliveryAmounts = {
  readonly subtotal: Money;
  /** The discount by codes; not negative. */
  readonly discount: Money;
  readonly shipping: Money;
  readonly isShippingFree: boolean;
  /** Incl. VAT and donation. */
  readonly total: Money;
  /** The saving by the subscription and its codes against buying the same once. */
  readonly savings: Money;
  /** Items that would stay behind today, and are not charged with this delivery; most often none. */
  readonly waiting: readonly DeliveryItem[];
  /** `total` is the most that is charged: what codes take off what is left is not known before. */
  readonly isMost: boolean;
  /** The total where all of `waiting` is back in time; `null` where that cannot be. */
  readonly totalWithAll: Money | null;
};

/** Returns the items of a coming delivery that are out of stock today; none for a past delivery. */
export function missingItems({items, state}: Pick<Delivery, 'items' | 'state'>): readonly DeliveryItem[] {
  return state === 'upcoming' || state === 'errored' ? items.filter(({stock}) => stock !== 'in-stock') : [];
}

/**
 * Returns the amounts of a delivery as its page shows them. The subscription service prices a delivery that is to come
 * with all of its items, and charges those that are in stock (docs/decisions/200-what-a-delivery-costs-now.md): where
 * some are missing, the amounts are those of the others. Where all are missing nothing is charged, and they are those
 * of the whole.
 */
export function deliveryAmounts(delivery: Delivery): DeliveryAmounts {
  const {items, goods, discount, shipping, total} = delivery;
  const waiting = missingItems(delivery);
  if (waiting.length > 0 && waiting.length < items.length) return amountsWithout(waiting, delivery);
  return {
    subtotal: goods,
    discount,
    shipping,
    isShippingFree: isZero(shipping),
    total,
    savings: add(savedOn(items, total.currency), discount),
    waiting: [],
    isMost: false,
    totalWithAll: null,
  };
}

function amountsWithout(waiting: readonly DeliveryItem[], delivery: Delivery): DeliveryAmounts {
  const {items, total, hasCodes} = delivery;
  const {currency} = total;
  const sent = items.filter((item) => !waiting.includes(item));
  const subtotal = sum(
    sent.map((item) => item.total),
    currency,
  );
  const shipping = shippingOf(subtotal, delivery);
  return {
    subtotal,
    discount: money(0, currency),
    shipping,
    isShippingFree: isZero(shipping),
    total: add(subtotal, shipping),
    savings: savedOn(sent, currency),
    waiting,
    isMost: hasCodes,
    totalWithAll: waiting.some(({stock}) => stock === 'gone') ? null : total,
  };
}

/**
 * What it costs to send a part of a delivery: nothing from the threshold on, whatever its codes take off, and where the
 * whole is sent free below it, as what was paid beforehand is (Specification, section 9, Shipping).
 */
function shippingOf(subtotal: Money, {goods, discount, shipping}: Delivery): Money {
  const left = subtract(subtotal, discount);
  const isFreeAnyway = isZero(shipping) && !isSentFree(subtract(goods, discount));
  if (isZero(subtotal) || isSentFree(left) || isFreeAnyway) return money(0, subtotal.currency);
  return isZero(shipping) ? shippingFee(left) : shipping;
}

/** A gift was paid for beforehand: that is no saving of this delivery. */
function savedOn(items: readonly DeliveryItem[], currency: string): Money {
  return sum(
    items.map(({regularPrice, unitPrice, quantity, total: paid}) =>
      isZero(paid) ? multiply(paid, 0) : multiply(subtract(regularPrice, unitPrice), quantity),
    ),
    currency,
  );
}
