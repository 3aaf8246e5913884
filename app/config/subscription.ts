/** Limits of the subscription's forms. */
export const SUBSCRIPTION_LIMITS = {
  /** Weeks between two deliveries: a year, which no plan exceeds. */
  weeksMost: 52,
  /** Months that the calendar of deliveries shows at most: those that a year from any day touches. */
  calendarMonths: 13,
} as const;

/** The intervals that the form of a whole delivery offers, in weeks: those of the shop's plans for coffee. */
export const INTERVALS: readonly number[] = [1, 2, 3, 4, 5, 6, 8];

/** By how many weeks a delivery can be put off. */
export const POSTPONEMENTS = [1, 2, 3, 4, 6, 8] as const;
