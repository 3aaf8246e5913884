import {DAY_MS} from './calendar';

/** How long after an edit the queued charges are made anew, in milliseconds. */
export const REGENERATION_MS = 5_000;

/** Days from a failed attempt to the next one. After the last the charge is given up. */
export const RETRY_DAYS: readonly number[] = [3, 4, 5, 7];

/** How long a charge of which nothing is in stock is tried again, in days. */
export const STOCK_RETRY_DAYS = 60;

/** For how long charges that were processed are told, in days. */
export const TOLD_DAYS = 90;

/** How long a pending payment takes to settle, in milliseconds. */
export const SETTLING_MS = 3 * DAY_MS;

/** How long before a charge the customer is told of it, in milliseconds. */
export const REMINDER_MS = 3 * DAY_MS;

/** How far ahead a delivery may be moved, in days. */
export const FURTHEST_DAYS = 366;
