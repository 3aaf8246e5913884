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

/** Returns the day that is `count` working days after `today`. @throws RangeError when `today` is not a day. */
export function addWorkingDays(today: Day, count: number): Day {
  let day = parseDay(today);
  for (let left = count; left > 0;) {
    day += DAY;
    if (isWorkingDay(day)) left -= 1;
  }
  return formatDay(day);
}

const DAY = 24 * 60 * 60 * 1000;

/** Days off that fall on the same day every year, as `MM-DD`, in all of Germany. */
const FIXED_HOLIDAYS: readonly string[] = ['01-01', '05-01', '10-03', '12-25', '12-26'];

/** Days off by their distance from Easter Sunday: Good Friday, Easter Monday, Ascension, Whit Monday. */
const EASTER_HOLIDAYS: readonly number[] = [-2, 1, 39, 50];

function isWorkingDay(day: number): boolean {
  const date = new Date(day);
  if (date.getUTCDay() === 0 || date.getUTCDay() === 6) return false;
  if (FIXED_HOLIDAYS.includes(formatDay(day).slice(5))) return false;
  return !EASTER_HOLIDAYS.includes((day - easterSunday(date.getUTCFullYear())) / DAY);
}

/** Easter Sunday by the Gregorian computus (the anonymous algorithm of 1876). */
function easterSunday(year: number): number {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const ordinal = epact + weekday - 7 * shift + 114;
  return Date.UTC(year, Math.floor(ordinal / 31) - 1, (ordinal % 31) + 1);
}

function parseDay(day: Day): number {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time) || formatDay(time) !== day) throw new RangeError('Not a day');
  return time;
}

function formatDay(time: number): Day {
  return new Date(time).toISOString().slice(0, 10);
}
