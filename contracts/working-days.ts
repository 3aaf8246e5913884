const DAY_MS = 24 * 60 * 60 * 1000;

/** Days off that fall on the same day every year, as `MM-DD`, in all of Germany. */
const FIXED_HOLIDAYS: readonly string[] = ['01-01', '05-01', '10-03', '12-25', '12-26'];

/** Days off by their distance from Easter Sunday: Good Friday, Easter Monday, Ascension, Whit Monday. */
const EASTER_HOLIDAYS: readonly number[] = [-2, 1, 39, 50];

/**
 * Returns the day that is `count` working days after another, both such as `2026-12-24`. Saturdays, Sundays and the holidays of
 * all of Germany do not count. After 0 days it is the day itself. @throws RangeError when `from` is not a day.
 */
export function addWorkingDays(from: string, count: number): string {
  let day = parseDay(from);
  for (let left = count; left > 0;) {
    day += DAY_MS;
    if (isWorkingDay(day)) left -= 1;
  }
  return formatDay(day);
}

/**
 * Returns the last day of a period of calendar days that begins after a day. A period that would end on a Saturday, a Sunday or a
 * holiday ends with the next working day (§§ 187 (1), 188 (1), 193 BGB). @throws RangeError when `from` is not a day.
 */
export function endOfPeriod(from: string, days: number): string {
  let day = parseDay(from) + days * DAY_MS;
  while (!isWorkingDay(day)) day += DAY_MS;
  return formatDay(day);
}

function isWorkingDay(day: number): boolean {
  const date = new Date(day);
  if (date.getUTCDay() === 0 || date.getUTCDay() === 6) return false;
  if (FIXED_HOLIDAYS.includes(formatDay(day).slice(5))) return false;
  return !EASTER_HOLIDAYS.includes((day - easterSunday(date.getUTCFullYear())) / DAY_MS);
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

function parseDay(day: string): number {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time) || formatDay(time) !== day) throw new RangeError('Not a day');
  return time;
}

function formatDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
