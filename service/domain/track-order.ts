import type {OrderStep, WireOrderTracking} from '../../contracts/order-tracking';
import {COUNTRIES} from '../config/countries';
import {isoDay} from './days';
import type {Order} from './order';
import {addWorkingDays} from './working-days';

/** An announced return of an order's line, with the number of pieces. */
export type ReturnItem = {readonly line: number; readonly quantity: number};

type Tracking = Omit<WireOrderTracking, 'order' | 'returns'>;
type Step = {readonly step: OrderStep; readonly at: number};

const DAY_MS = 24 * 60 * 60 * 1000;
/** Specification, section 9, "Returns": free, within 14 days of delivery. */
const RETURN_DAYS = 14;

/** Returns the working days from order to door; `null` if nothing is shipped. */
export function deliveryDaysOf({
  shippingCents,
  countryCode,
}: Order): {readonly min: number; readonly max: number} | null {
  return shippingCents === null ? null : (COUNTRIES.get(countryCode)?.deliveryDays ?? null);
}

/**
 * Tells the state of an order, and which pieces may still be returned.
 *
 * @param at milliseconds since 1970
 * @param returned the returns that were announced before
 */
export function trackOrder(order: Order, at: number, returned: readonly ReturnItem[] = []): Tracking {
  const steps = stepsOf(order);
  const {parcel} = order;
  const deliveredAt = parcel?.deliveredAt ?? null;
  const until = deliveredAt === null ? null : isoDay(deliveredAt + RETURN_DAYS * DAY_MS);
  const isOpen = until !== null && isoDay(at) <= until;
  const days = order.paymentStatus === 'paid' ? deliveryDaysOf(order) : null;
  return {
    status: steps.at(-1)?.step ?? 'received',
    steps: steps.map((step) => ({step: step.step, at: new Date(step.at).toISOString()})),
    parcel: parcel === null ? null : {carrier: parcel.carrier, trackingNumber: parcel.trackingNumber},
    expectedBy: days === null ? null : addWorkingDays(isoDay(order.createdAt), days.max),
    returnableUntil: until,
    returnable: isOpen ? returnableLines(order, returned) : [],
  };
}

function stepsOf({createdAt, paymentStatus, shippingCents, roastedAt, parcel}: Order): readonly Step[] {
  if (paymentStatus === 'pending') return [{step: 'awaiting_payment', at: createdAt}];
  const received: Step = {step: 'received', at: createdAt};
  if (shippingCents === null) return [received, {step: 'delivered', at: createdAt}];
  return [
    received,
    ...(roastedAt === null ? [] : [{step: 'roasted', at: roastedAt} as const]),
    ...(parcel === null ? [] : [{step: 'shipped', at: parcel.shippedAt} as const]),
    ...(parcel === null || parcel.deliveredAt === null ? [] : [{step: 'delivered', at: parcel.deliveredAt} as const]),
  ];
}

function returnableLines({lines}: Order, returned: readonly ReturnItem[]): ReturnItem[] {
  return lines.flatMap(({requiresShipping, quantity}, line) => {
    const back = returned.filter((item) => item.line === line).reduce((sum, item) => sum + item.quantity, 0);
    const left = quantity - back;
    return requiresShipping && left > 0 ? [{line, quantity: left}] : [];
  });
}
