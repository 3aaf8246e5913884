import type {Language} from '../../shared/language';

const ZONE = 'Europe/Berlin';
const LOCALE = {de: 'de-DE', en: 'en-GB'} as const;

/**
 * Returns a day as people write it, in German time: `21. November 2026`, `21 November 2026`. `at` in milliseconds since
 * 1970.
 */
export function dayText(at: number, language: Language): string {
  return new Intl.DateTimeFormat(LOCALE[language], {dateStyle: 'long', timeZone: ZONE}).format(at);
}
