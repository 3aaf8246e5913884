import type {Period} from '../config/retention';
import {endOfYears} from './days';

const DAY_MS = 24 * 60 * 60 * 1000;

/** When something is to be gone that a period counts from, `at`. Both in milliseconds since 1970. */
export function endOf(period: Period, at: number): number {
  return 'days' in period ? at + period.days * DAY_MS : endOfYears(at, period.calendarYears);
}
