import {addDays} from './days';

/**
 * Returns the day that is a number of working days after another, both such as `2026-12-24`. Saturdays and Sundays do not count.
 * After 0 days it is the day itself.
 */
export function addWorkingDays(from: string, count: number): string {
  let day = from;
  for (let left = count; left > 0;) {
    day = addDays(day, 1);
    const weekday = new Date(day).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return day;
}
