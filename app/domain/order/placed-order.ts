import {endOfPeriod} from '../../../contracts/working-days';
import {RETURN_DAYS} from '../../config/commerce';
import type {Day} from '../delivery';
import {add, subtract, sum, type Money} from '../money';
import type {ImageSource} from '../picture';

/** One thing of an order that was placed. */
export type PlacedLine = {
  readonly title: string;
  readonly variantTitle: string | null;
  readonly quantity: number;
  readonly total: Money;
  readonly picture: ImageSource | null;
  /** Number of the variant; `null` where it is not there any more, or cannot be ordered without being asked for more. */
  readonly reorders: string | null;
};

/** A parcel of an order. */
export type Parcel = {
  readonly carrier: string | null;
  readonly number: string;
  /** Where its carrier shows it; `null` if unknown. */
  readonly link: string | null;
};

/** How far an order is. */
export type OrderProgress = 'cancelled' | 'awaiting-payment' | 'preparing' | 'on-its-way' | 'sent' | 'delivered';

/** An order of a customer who is logged in, as the platform keeps it. */
export type PlacedOrder = {
  /** The name by which customer and shop refer to it, such as 'L9107'. */
  readonly name: string;
  /** An instant in ISO 8601. */
  readonly placedAt: string;
  readonly progress: OrderProgress;
  /** The day by which it should arrive, while it has not. */
  readonly expectedBy: Day | null;
  /** The day on which its last parcel arrived, or should have where nobody told; `null` before. */
  readonly arrivedOn: Day | null;
  /** `null` where nothing is shipped. */
  readonly shipping: Money | null;
  readonly total: Money;
  readonly lines: readonly PlacedLine[];
  readonly parcels: readonly Parcel[];
  /** The platform's page of the order, with its receipt. */
  readonly statusUrl: string;
};

/** A page of the orders, the latest first. */
export type PlacedOrders = {
  readonly orders: readonly PlacedOrder[];
  /** Where the next page begins; `null` on the last one. */
  readonly next: string | null;
};

/** The fields of the platform's order that decide its state. */
type Facts = {
  readonly isCancelled: boolean;
  readonly isPaid: boolean;
  readonly isFulfilled: boolean;
  readonly requiresShipping: boolean;
  /** Of each parcel, whether it has arrived. */
  readonly arrived: readonly boolean[];
  /** They should all be there by now, whether or not their carriers told. */
  readonly isDue: boolean;
};

/**
 * Tells how far an order is. It has arrived with its last parcel; what is sent by mail is there when it is fulfilled. What
 * is due and of which nobody told that it arrived was sent: we do not know more.
 */
export function orderProgress(facts: Facts): OrderProgress {
  const {isCancelled, isPaid, isFulfilled, requiresShipping, arrived, isDue} = facts;
  if (isCancelled) return 'cancelled';
  if (isFulfilled && (!requiresShipping || (arrived.length > 0 && arrived.every(Boolean)))) return 'delivered';
  if (arrived.length > 0) return isDue ? 'sent' : 'on-its-way';
  return isPaid ? 'preparing' : 'awaiting-payment';
}

/** How the total of an order comes about. */
type PlacedAmounts = {readonly subtotal: Money; /** Not negative. */ readonly discount: Money};

/**
 * Returns the subtotal and the discount of an order; `null` where lines and shipping do not add up to its total, as where duties
 * came on top.
 */
export function placedAmounts({
  lines,
  shipping,
  total,
}: Pick<PlacedOrder, 'lines' | 'shipping' | 'total'>): PlacedAmounts | null {
  const {currency} = total;
  const subtotal = sum(
    lines.map((line) => line.total),
    currency,
  );
  const discount = subtract(shipping === null ? subtotal : add(subtotal, shipping), total);
  return discount.cents < 0 ? null : {subtotal, discount};
}

/** Tells whether an order can still be sent back on `today`, the day in Germany (Specification, section 9, Returns). */
export function isReturnable({arrivedOn}: Pick<PlacedOrder, 'arrivedOn'>, today: Day): boolean {
  return arrivedOn !== null && today <= endOfPeriod(arrivedOn, RETURN_DAYS);
}

/** Tells whether an order leads to the withdrawal on `today` (decision on § 356a BGB): before it has arrived, and as long as it may go back. */
export function offersWithdrawal(order: Pick<PlacedOrder, 'progress' | 'arrivedOn'>, today: Day): boolean {
  return order.progress !== 'cancelled' && (order.arrivedOn === null || isReturnable(order, today));
}

/** Returns the lines that order the same again, as a link to the cart has them; empty where nothing can be ordered again. */
export function reorderLines({lines}: Pick<PlacedOrder, 'lines'>): string {
  return lines.flatMap(({reorders, quantity}) => (reorders === null ? [] : [`${reorders}:${quantity}`])).join(',');
}
