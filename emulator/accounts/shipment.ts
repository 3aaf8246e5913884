import type {Order} from '../checkout/order';
import {dayInGermany} from '../shared/clock';
import {CARRIER, timetableOf, trackingNumberOf} from './tracking';

/** How far a parcel is. Moments are ISO 8601. */
export type Shipment =
  | {readonly state: 'none' | 'waiting'}
  | {
      readonly state: 'in-transit' | 'delivered';
      readonly shippedAt: string;
      /** `null` until it was. */
      readonly deliveredAt: string | null;
      /** The ISO day by which it should arrive. */
      readonly expectedBy: string | null;
      readonly carrier: string;
      readonly trackingNumber: string;
    };

/**
 * Tells where an order's parcel is at a moment (milliseconds since 1970).
 *
 * @param linkSecret makes the parcel's number
 */
export async function shipmentOf(order: Order, at: number, linkSecret: string): Promise<Shipment> {
  if (order.quote.shippingCents === null) return {state: 'none'};
  const timetable = timetableOf(order);
  if (timetable === null || timetable.shippedAt > at) return {state: 'waiting'};
  const isDelivered = timetable.deliveredAt <= at;
  return {
    state: isDelivered ? 'delivered' : 'in-transit',
    shippedAt: new Date(timetable.shippedAt).toISOString(),
    deliveredAt: isDelivered ? new Date(timetable.deliveredAt).toISOString() : null,
    expectedBy: dayInGermany(timetable.deliveredAt),
    carrier: CARRIER,
    trackingNumber: await trackingNumberOf(order, linkSecret),
  };
}
