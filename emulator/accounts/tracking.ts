import type {Order} from '../checkout/order';
import {hmac} from '../shared/hmac';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

export const CARRIER = 'DHL';

/** When a paid order is roasted, leaves and arrives, in milliseconds since 1970. */
export type Timetable = {readonly roastedAt: number; readonly shippedAt: number; readonly deliveredAt: number};

/**
 * Returns the timetable of an order: roasted after some hours, posted on the next working day, delivered on the last
 * day of its delivery time.
 *
 * @returns `null` for what is not shipped, or not paid yet
 */
export function timetableOf({createdAt, deliveryDays, paymentStatus}: Order): Timetable | null {
  if (deliveryDays === null || paymentStatus === 'pending') return null;
  const deliveredAt = addWorkingDays(createdAt, deliveryDays.max);
  const shippedAt = Math.min(addWorkingDays(createdAt, 1), deliveredAt);
  return {roastedAt: Math.min(createdAt + 6 * HOUR_MS, shippedAt), shippedAt, deliveredAt};
}

/** Returns the number of an order's parcel: fourteen digits, the same each time. */
export async function trackingNumberOf({id}: Order, linkSecret: string): Promise<string> {
  const bytes = await hmac(JSON.stringify(['parcel', id]), linkSecret);
  return [...bytes.slice(0, 14)].map((byte) => byte % 10).join('');
}

/** The same time of day so many working days later; Saturdays and Sundays do not count. */
function addWorkingDays(at: number, count: number): number {
  let day = at;
  for (let left = count; left > 0;) {
    day += DAY_MS;
    const weekday = new Date(day).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return day;
}
