import type {Order} from '../checkout/order';

const DAY_MS = 24 * 60 * 60 * 1000;
const SHIPPED_AFTER_MS = DAY_MS;
const DELIVERED_AFTER_MS = 3 * DAY_MS;

/** How far a parcel is. Moments are milliseconds since 1970. */
export type Shipment =
  | {readonly state: 'none' | 'waiting'}
  | {
      readonly state: 'in-transit' | 'delivered';
      readonly shippedAt: number;
      readonly deliveredAt: number;
      readonly trackingNumber: string;
    };

/**
 * Where an order's parcel is at a moment. The warehouse of the emulated world is punctual: a paid order leaves it after
 * one day and arrives after three; an unpaid one waits.
 */
export function shipmentOf({number, createdAt, paymentStatus, quote}: Order, at: number): Shipment {
  if (quote.shippingCents === null) return {state: 'none'};
  const [shippedAt, deliveredAt] = [createdAt + SHIPPED_AFTER_MS, createdAt + DELIVERED_AFTER_MS];
  if (paymentStatus === 'pending' || at < shippedAt) return {state: 'waiting'};
  const trackingNumber = `LI${number.replace(/\D/g, '').padStart(12, '0')}DE`;
  return {state: at < deliveredAt ? 'in-transit' : 'delivered', shippedAt, deliveredAt, trackingNumber};
}
