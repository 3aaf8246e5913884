import {LOCALES, type Language} from '../config/languages';

/** A week that begins with a Monday. */
const WEEK = Array.from({length: 7}, (_, day) => Date.UTC(2024, 0, 1 + day));

/** Returns the days of a week, Monday first: 'Montag' with 'Mo', or 'Monday' with 'Mon'. */
export function weekdays(language: Language): readonly {readonly long: string; readonly short: string}[] {
  const {locale} = LOCALES[language];
  const long = new Intl.DateTimeFormat(locale, {weekday: 'long', timeZone: 'UTC'});
  const short = new Intl.DateTimeFormat(locale, {weekday: 'short', timeZone: 'UTC'});
  return WEEK.map((day) => ({long: long.format(day), short: short.format(day)}));
}

/** Returns a month's name and year, 'November 2026'; `month` is the first part of an ISO date, '2026-11'. */
export function monthName(month: string, language: Language): string {
  const {locale} = LOCALES[language];
  return new Intl.DateTimeFormat(locale, {month: 'long', year: 'numeric', timeZone: 'UTC'}).format(
    new Date(`${month}-01`),
  );
}
