import type {Order} from '../checkout/order';
import {digitCode} from '../service-api/codes';
import {CARRIER, trackOrder} from '../service-api/orders/track';

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
 * Where an order's parcel is at a moment (milliseconds since 1970): the same parcel that the service API tracks for guests.
 *
 * @param linkSecret makes the parcel's number
 */
export async function shipmentOf(order: Order, at: number, linkSecret: string): Promise<Shipment> {
  const {steps, parcel, expectedBy} = trackOrder(order, at, await digitCode(linkSecret, ['parcel', order.id]));
  if (order.quote.shippingCents === null) return {state: 'none'};
  const shippedAt = steps.find(({step}) => step === 'shipped')?.at;
  if (parcel === null || shippedAt === undefined) return {state: 'waiting'};
  const deliveredAt = steps.find(({step}) => step === 'delivered')?.at ?? null;
  const {trackingNumber} = parcel;
  return {
    state: deliveredAt === null ? 'in-transit' : 'delivered',
    shippedAt,
    deliveredAt,
    expectedBy,
    carrier: CARRIER,
    trackingNumber,
  };
}
