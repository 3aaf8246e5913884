/** A day as the service writes it: `2027-02-01`. Compares as text. */
export type Day = string;

export type IntervalUnit = 'day' | 'week' | 'month';

export type Interval = {readonly unit: IntervalUnit; readonly count: number};

export const DAY_MS = 24 * 60 * 60 * 1000;

/** Charges of a day run at this hour (UTC). */
const CHARGE_HOUR = 4;

/** Returns the day (UTC) of a moment in milliseconds since 1970. */
export function dayOf(at: number): Day {
  return new Date(at).toISOString().slice(0, 10);
}

/** Tells when the charges of a day run, in milliseconds since 1970. */
export function chargeTime(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`) + CHARGE_HOUR * 60 * 60 * 1000;
}

/** Tells whether a text is a day that exists. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(at) && dayOf(at) === text;
}

/** Returns the day so many days later. */
export function addDays(day: Day, days: number): Day {
  return dayOf(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS);
}

/**
 * Returns the day one interval later. A month keeps the day of the month where the next one has it, else takes its last
 * day.
 */
export function addInterval(day: Day, {unit, count}: Interval): Day {
  if (unit !== 'month') return addDays(day, unit === 'week' ? count * 7 : count);
  const from = new Date(`${day}T00:00:00Z`);
  const last = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + count + 1, 0));
  return dayOf(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(from.getUTCDate(), last.getUTCDate())));
}
