import type {Day} from '../delivery';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A day of a month, with what falls on it. */
export type CalendarDay = {readonly day: Day; readonly mark: 'delivery' | 'skipped' | null};

/** A month as its weeks, Monday first; days of the months around it are `null`. */
export type CalendarMonth = {readonly month: string; readonly weeks: readonly (readonly (CalendarDay | null)[])[]};

/** Returns the day that is so many days later. */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the day that is so many weeks later. */
export function addWeeks(day: Day, weeks: number): Day {
  return addDays(day, weeks * 7);
}

/** Tells whether a text is a day that exists. */
export function isDay(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) && addDays(text, 0) === text
  );
}

/**
 * Returns the months from that of `from` to that of the last marked day, one at least and at most `count`, the days of scheduled deliveries marked
 * (Specification, section 4, Reschedule).
 */
export function calendar(
  from: Day,
  marks: ReadonlyMap<Day, 'delivery' | 'skipped'>,
  count: number,
): readonly CalendarMonth[] {
  const last = [from, ...marks.keys()].sort().at(-1) ?? from;
  const months: CalendarMonth[] = [];
  for (let month = from.slice(0, 7); months.length < count && month <= last.slice(0, 7); month = nextMonth(month)) {
    months.push({month, weeks: weeksOf(month, marks)});
  }
  return months;
}

function nextMonth(month: string): string {
  return addDays(`${month}-28`, 4).slice(0, 7);
}

function weeksOf(month: string, marks: ReadonlyMap<Day, 'delivery' | 'skipped'>): CalendarMonth['weeks'] {
  const first = `${month}-01`;
  const offset = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7;
  const cells: (CalendarDay | null)[] = Array.from({length: offset}, () => null);
  for (let day = first; day.startsWith(month); day = addDays(day, 1)) cells.push({day, mark: marks.get(day) ?? null});
  while (cells.length % 7 !== 0) cells.push(null);
  return Array.from({length: cells.length / 7}, (_, week) => cells.slice(week * 7, week * 7 + 7));
}
