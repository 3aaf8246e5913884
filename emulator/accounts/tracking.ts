import {addWorkingDays} from '../../contracts/working-days';
import type {Order} from '../checkout/order';
import {dayInGermany} from '../shared/clock';
import {hmac} from '../shared/hmac';

const HOUR_MS = 60 * 60 * 1000;

export const CARRIER = 'DHL';

/** When a paid order is roasted, leaves and arrives, in milliseconds since 1970. */
export type Timetable = {readonly roastedAt: number; readonly shippedAt: number; readonly deliveredAt: number};

/**
 * Returns the timetable of an order: roasted after some hours, posted on the next working day, delivered on the last
 * day of its delivery time, which counts from then.
 *
 * @returns `null` for what is not shipped, or not paid yet
 */
export function timetableOf({
  createdAt,
  deliveryDays,
  paymentStatus,
}: Pick<Order, 'createdAt' | 'deliveryDays' | 'paymentStatus'>): Timetable | null {
  if (deliveryDays === null || paymentStatus === 'pending') return null;
  const shippedAt = moved(createdAt, 1);
  const deliveredAt = moved(shippedAt, deliveryDays.max);
  return {roastedAt: Math.min(createdAt + 6 * HOUR_MS, shippedAt), shippedAt, deliveredAt};
}

/** Returns the number of an order's parcel: fourteen digits, the same each time. */
export async function trackingNumberOf({id}: Order, linkSecret: string): Promise<string> {
  const bytes = await hmac(JSON.stringify(['parcel', id]), linkSecret);
  return bytes
    .slice(0, 14)
    .map((byte) => byte % 10)
    .join('');
}

/** Returns the moment so many days later that are working days in Germany. It is an hour off where the clocks change, but on its day. */
function moved(at: number, workingDays: number): number {
  const from = dayInGermany(at);
  const to = addWorkingDays(from, workingDays);
  const then = at + Date.parse(to) - Date.parse(from);
  const reached = dayInGermany(then);
  return reached === to ? then : then + Math.sign(Date.parse(to) - Date.parse(reached)) * HOUR_MS;
}
