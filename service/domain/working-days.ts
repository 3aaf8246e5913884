const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the same time of day so many working days later; Saturdays and Sundays do not count. `at` in milliseconds
 * since 1970.
 */
export function addWorkingDays(at: number, count: number): number {
  let day = at;
  for (let left = count; left > 0;) {
    day += DAY_MS;
    const weekday = new Date(day).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return day;
}
