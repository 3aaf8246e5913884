import type {OrderStep, WireOrderTracking} from '../../../contracts/order-tracking';
import type {Order} from '../../checkout/order';
import {isoDay} from '../../mail/texts/dates';
import {addWorkingDays} from './working-days';

/** A piece that was announced to come back: the line of the order and how many. */
export type ReturnItem = {readonly line: number; readonly quantity: number};

type Tracking = Omit<WireOrderTracking, 'order'>;
type Step = {readonly step: OrderStep; readonly at: number};

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Specification, section 9, "Returns": free, within 14 days of delivery. */
const RETURN_DAYS = 14;
export const CARRIER = 'DHL';

/**
 * How far an order has come: everything that is paid is roasted after some hours, leaves on the next working day and arrives on the
 * last day of its delivery time.
 *
 * @param at milliseconds since 1970
 * @param trackingNumber of the parcel, where there is one
 * @param returned what was announced to come back already
 */
export function trackOrder(
  order: Order,
  at: number,
  trackingNumber: string,
  returned: readonly ReturnItem[] = [],
): Tracking {
  const steps = stepsOf(order).filter((step) => step.at <= at);
  const status = steps.at(-1)?.step ?? 'received';
  const ships = order.deliveryDays !== null && order.paymentStatus === 'paid';
  const deliveredAt = ships ? steps.find(({step}) => step === 'delivered')?.at : undefined;
  const until = deliveredAt === undefined ? null : isoDay(deliveredAt + RETURN_DAYS * DAY_MS);
  const isOpen = until !== null && isoDay(at) <= until;
  return {
    status,
    steps: steps.map((step) => ({step: step.step, at: new Date(step.at).toISOString()})),
    parcel: ships && (status === 'shipped' || status === 'delivered') ? {carrier: CARRIER, trackingNumber} : null,
    expectedBy: ships ? isoDay(arrival(order)) : null,
    returnableUntil: until,
    returnable: isOpen ? returnableLines(order, returned) : [],
  };
}

function stepsOf(order: Order): readonly Step[] {
  const {createdAt, deliveryDays, paymentStatus} = order;
  if (paymentStatus === 'pending') return [{step: 'awaiting_payment', at: createdAt}];
  const received: Step = {step: 'received', at: createdAt};
  if (deliveryDays === null) return [received, {step: 'delivered', at: createdAt}];
  const shippedAt = Math.min(addWorkingDays(createdAt, 1), arrival(order));
  return [
    received,
    {step: 'roasted', at: Math.min(createdAt + 6 * HOUR_MS, shippedAt)},
    {step: 'shipped', at: shippedAt},
    {step: 'delivered', at: arrival(order)},
  ];
}

function arrival({createdAt, deliveryDays}: Order): number {
  return addWorkingDays(createdAt, deliveryDays?.max ?? 0);
}

function returnableLines({quote}: Order, returned: readonly ReturnItem[]): ReturnItem[] {
  return quote.lines.flatMap(({merchandise, quantity}, line) => {
    const back = returned.filter((item) => item.line === line).reduce((sum, item) => sum + item.quantity, 0);
    const left = quantity - back;
    return merchandise.requiresShipping && left > 0 ? [{line, quantity: left}] : [];
  });
}
