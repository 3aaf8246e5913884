import {deliveryDaysTo, isUsualDeliveryTime} from '../../contracts/delivery-time';
import {expectedArrival, presumedArrival} from '../../contracts/presumed-arrival';
import type {OrderStep, WireOrderTracking} from '../../contracts/order-tracking';
import {addWorkingDays, endOfPeriod} from '../../contracts/working-days';
import {COUNTRIES} from '../config/countries';
import {RETURN_DAYS} from '../config/returns';
import {DELIVERY_DAYS} from '../config/shipping';
import {isoDay} from './days';
import {aheadDay} from './order';
import type {Order, Parcel} from './order';

/** An announced return of an order's line (`OrderLine.line`), with the number of pieces. */
export type ReturnItem = {readonly line: number; readonly quantity: number};

/** A return that was announced before. */
export type EarlierReturn = {
  readonly items: readonly ReturnItem[];
  /** The ordered pieces that could not come back any more when it was announced; missing from returns of an earlier version. */
  readonly gone?: readonly ReturnItem[];
};

type Tracking = Omit<WireOrderTracking, 'order' | 'returns'>;
type Step = {readonly step: OrderStep; readonly at: number};

/** An order is shipped on the next working day at the latest (docs/decisions/232-delivery-time-from-dispatch.md). */
const HANDLING_DAYS = 1;

/** Returns the working days from dispatch to door; `null` if nothing is shipped. */
export function deliveryDaysOf({
  shippingCents,
  countryCode,
}: Order): {readonly min: number; readonly max: number} | null {
  return shippingCents !== null && COUNTRIES.has(countryCode) ? deliveryDaysTo(countryCode, DELIVERY_DAYS) : null;
}

/**
 * Tells the state of an order, and which pieces may still be returned.
 *
 * @param at milliseconds since 1970
 * @param announced the returns that were announced before, oldest first
 */
export function trackOrder(order: Order, at: number, announced: readonly EarlierReturn[] = []): Tracking {
  const steps = stepsOf(order);
  const isCancelled = order.cancelledAt !== null;
  const today = isoDay(at);
  const arrivedOn = isCancelled ? null : arrivalOf(order, today);
  const until = arrivedOn === null ? null : endOfPeriod(arrivedOn, RETURN_DAYS);
  const isOpen = until !== null && today <= until;
  return {
    status: steps.at(-1)?.step ?? 'received',
    steps: steps.map((step) => ({step: step.step, at: new Date(step.at).toISOString()})),
    parcels: order.parcels.flatMap(({carrier, trackingNumber}) =>
      trackingNumber === null ? [] : [{carrier, trackingNumber}],
    ),
    expectedBy: expectedOf(order, today),
    returnableUntil: until,
    returnable: isOpen ? returnableLines(order, announced) : [],
  };
}

/**
 * Returns the day by which an order should be there: the latest of the parcels under way once all has left (`expectedArrival`), before that counted
 * from the order. `null` where no day is promised: it has arrived, nothing of it is to be sent any more, editors wrote a delivery time of their own, or
 * a pre-order waits for its day.
 */
function expectedOf(order: Order, today: string): string | null {
  const {createdAt, cancelledAt, paymentStatus, parcels, isShipped, countryCode} = order;
  const days = deliveryDaysOf(order);
  const lines = order.lines.filter(({requiresShipping, keptQuantity}) => requiresShipping && keptQuantity > 0);
  if (days === null || lines.length === 0 || cancelledAt !== null || paymentStatus !== 'paid') return null;
  if (!lines.every(({deliveryTime}) => isUsualDeliveryTime(deliveryTime, DELIVERY_DAYS))) return null;
  if (isShipped && parcels.length > 0) {
    const underWay = parcels.filter((parcel) => arrivalDay(parcel, countryCode) > today);
    return lastOf(underWay.map((parcel) => expectedArrival({...sentDays(parcel), countryCode}, DELIVERY_DAYS)));
  }
  if (lines.some((line) => aheadDay(line, createdAt) !== null)) return null;
  return addWorkingDays(isoDay(createdAt), HANDLING_DAYS + days.max);
}

/** Returns when the last parcel arrived; `null` while something is on its way or waits to be sent. */
function deliveryOf({parcels, isShipped}: Pick<Order, 'parcels' | 'isShipped'>): number | null {
  const arrivals = parcels.flatMap(({deliveredAt}: Parcel) => deliveredAt ?? []);
  const isComplete = isShipped && parcels.length > 0 && arrivals.length === parcels.length;
  return isComplete ? Math.max(...arrivals) : null;
}

/** Returns the first day of the return period, that of the last parcel's arrival; `null` before it. */
function arrivalOf({parcels, isShipped, countryCode}: Order, today: string): string | null {
  if (!isShipped) return null;
  const last = lastOf(parcels.map((parcel) => arrivalDay(parcel, countryCode)));
  return last !== null && last <= today ? last : null;
}

/** Returns the day on which a parcel counts as arrived: the delivery that its carrier reports, else `presumedArrival`. */
function arrivalDay(parcel: Parcel, countryCode: string): string {
  const {deliveredAt, trackingNumber} = parcel;
  if (deliveredAt !== null) return isoDay(deliveredAt);
  return presumedArrival({...sentDays(parcel), isTracked: trackingNumber !== null, countryCode}, DELIVERY_DAYS);
}

function sentDays({shippedAt, expectedAt}: Parcel): {readonly sentOn: string; readonly expectedOn: string | null} {
  return {sentOn: isoDay(shippedAt), expectedOn: expectedAt === null ? null : isoDay(expectedAt)};
}

function lastOf(days: readonly string[]): string | null {
  return days.toSorted().at(-1) ?? null;
}

function stepsOf(order: Order): readonly Step[] {
  const {createdAt, cancelledAt, paymentStatus, shippingCents, roastedAt, parcels} = order;
  const received: Step = {step: 'received', at: createdAt};
  if (cancelledAt !== null) return [received, {step: 'cancelled', at: cancelledAt}];
  if (paymentStatus === 'pending') return [{step: 'awaiting_payment', at: createdAt}];
  if (shippingCents === null) return [received, {step: 'delivered', at: createdAt}];
  const deliveredAt = deliveryOf(order);
  return [
    received,
    ...(roastedAt === null ? [] : [{step: 'roasted', at: roastedAt} as const]),
    ...parcels.slice(0, 1).map(({shippedAt}) => ({step: 'shipped', at: shippedAt}) as const),
    ...(deliveredAt === null ? [] : [{step: 'delivered', at: deliveredAt} as const]),
  ];
}

/**
 * Returns the ordered pieces that cannot come back: those that were announced, refunded, removed before the dispatch, or are never shipped.
 *
 * @param returnable what may still be returned, by `trackOrder`
 */
export function goneLines({lines}: Pick<Order, 'lines'>, returnable: readonly ReturnItem[]): ReturnItem[] {
  return lines.flatMap(({line, quantity}) => {
    const gone = quantity - piecesOf(returnable, line);
    return gone > 0 ? [{line, quantity: gone}] : [];
  });
}

/**
 * Returns which pieces are left to be returned, whether or not the period has ended.
 *
 * A piece that came back is announced, and refunded later: the platform does not tell which of the announced ones that were, nor which were removed
 * before the dispatch. So a return counts from what was gone when it was announced. Lines and pieces may be added to an order later.
 */
export function returnableLines({lines}: Order, announced: readonly EarlierReturn[]): ReturnItem[] {
  const last = announced.findLastIndex(({gone}) => gone !== undefined);
  const since = announced.slice(Math.max(0, last));
  const gone = announced[last]?.gone ?? [];
  const back = since.flatMap(({items}) => items);
  return lines.flatMap(({line, requiresShipping, quantity, keptQuantity}) => {
    const left = Math.min(keptQuantity, quantity - piecesOf(gone, line) - piecesOf(back, line));
    return requiresShipping && left > 0 ? [{line, quantity: left}] : [];
  });
}

/** Returns how many pieces of a line these are. */
export function piecesOf(items: readonly ReturnItem[], line: number): number {
  return items.filter((item) => item.line === line).reduce((sum, {quantity}) => sum + quantity, 0);
}
