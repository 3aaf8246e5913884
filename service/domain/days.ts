import type {Language} from '../config/language';

const DAY_MS = 24 * 60 * 60 * 1000;
const ZONE = 'Europe/Berlin';
const LOCALE = {de: 'de-DE', en: 'en-GB'} as const;

/**
 * Formats the day of a moment (milliseconds since 1970) in German time: `21. November 2026`, `21 November 2026`.
 */
export function dayText(at: number, language: Language): string {
  return new Intl.DateTimeFormat(LOCALE[language], {dateStyle: 'long', timeZone: ZONE}).format(at);
}

/** Formats the last day of something that ends at a moment, such as the midnight after it; see `dayText`. */
export function lastDayText(end: number, language: Language): string {
  return dayText(end - 1, language);
}

/** Formats a time of day to the second with its zone, in German time: `09:00:00 MEZ`. */
export function timeText(at: number, language: Language): string {
  return new Intl.DateTimeFormat(LOCALE[language], {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZone: ZONE,
    timeZoneName: 'short',
  }).format(at);
}

/** Returns the day of the calendar in German time, `2026-11-21`. */
export function isoDay(at: number): string {
  return new Intl.DateTimeFormat('sv-SE', {timeZone: ZONE}).format(at);
}

/** Returns the day that is a number of days after another, both such as `2026-11-21`. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Returns the end of what is valid for a number of days from a moment on: the midnight, in German time, after the last of them. So mails can name
 * the last day, and it counts as a whole. Both in milliseconds since 1970.
 */
export function endOfDays(at: number, days: number): number {
  const next = addDays(isoDay(at), days + 1);
  const inSummer = Date.parse(`${next}T00:00:00+02:00`);
  return isoDay(inSummer) === next ? inSummer : Date.parse(`${next}T00:00:00+01:00`);
}

/**
 * Returns the end of a number of whole calendar years, in German time, that begin after the year of a moment: legal periods run to
 * the end of a year (§ 257 (5) HGB, § 199 (1) BGB). Both in milliseconds since 1970.
 */
export function endOfYears(at: number, years: number): number {
  const year = Number(isoDay(at).slice(0, 4)) + years + 1;
  return Date.parse(`${year}-01-01T00:00:00+01:00`);
}
