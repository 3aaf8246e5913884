/** How services count the time between two deliveries. */
type IntervalUnit = 'day' | 'week' | 'month' | 'year';

/**
 * A month is one of the calendar for both services, 30.4 days on average: an order can have a day of the month
 * (https://storefront.getrecharge.com/client/docs/types/interfaces/UpdateSubscriptionsRequest, `order_day_of_month`).
 */
const DAYS: Readonly<Record<IntervalUnit, number>> = {day: 1, week: 7, month: 365.25 / 12, year: 365.25};

/** Returns an interval in weeks, a fraction where it is no whole number of them. */
export function weeksIn(unit: IntervalUnit, count: number): number {
  return (DAYS[unit] * count) / DAYS.week;
}
