import {addWorkingDays} from '../../contracts/working-days';
import {SHIPPING} from '../config/commerce';

/** A calendar day as `YYYY-MM-DD`, without time or zone. */
export type Day = string;

export type DayRange = {readonly from: Day; readonly to: Day};

let germanDay: Intl.DateTimeFormat | undefined;

/**
 * Returns the day in Germany at an instant (milliseconds since 1970): shipping happens there, whatever the visitor's
 * clock.
 */
export function dayInGermany(now: number): Day {
  // Made with the first use: making one is slow, and a worker has to start quickly.
  germanDay ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Berlin',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const parts = germanDay.formatToParts(now);
  const part = (type: 'year' | 'month' | 'day') => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/**
 * Tells when the first delivery of a subscription that is ordered today is shipped: the next working day
 * (Specification, section 2, Product page). @throws RangeError when `today` is not a day.
 */
export function firstShipmentDay(today: Day): Day {
  return addWorkingDays(today, 1);
}

/**
 * Tells when an order of today arrives: `{min}–{max}` working days after it is shipped (Specification, section 9,
 * Shipping; every text says 'after dispatch'). It is shipped on the next working day, at whatever hour of `today` it is ordered. @throws RangeError when
 * `today` is not a day.
 */
export function deliveryRange(
  today: Day,
  days: {readonly min: number; readonly max: number} = SHIPPING.deliveryDays,
): DayRange {
  const shipped = firstShipmentDay(today);
  return {from: addWorkingDays(shipped, days.min), to: addWorkingDays(shipped, days.max)};
}
