import type {Period} from '../config/retention';
import {endOfYears} from './days';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Returns the end of a period that begins at `at`: then the data have to be dropped. Both in milliseconds since 1970. */
export function endOf(period: Period, at: number): number {
  if ('hours' in period) return at + period.hours * HOUR_MS;
  return 'days' in period ? at + period.days * DAY_MS : endOfYears(at, period.calendarYears);
}
