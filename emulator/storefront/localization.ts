import {COUNTRIES} from '../shared/countries';
import type {LanguageCode} from './catalogue';

/** The countries that the shop ships to, in the order of their codes. */
export const COUNTRY_CODES: readonly string[] = COUNTRIES.map(({code}) => code).sort();

export const LANGUAGES: readonly LanguageCode[] = ['DE', 'EN'];

/** Returns the language of a request; German where the shop does not speak the wanted one. */
export function supportedLanguage(wanted: unknown): LanguageCode {
  return wanted === 'EN' ? 'EN' : 'DE';
}

/** Returns the country of a request; Germany where the shop does not ship to the wanted one. */
export function supportedCountry(wanted: unknown): string {
  return typeof wanted === 'string' && COUNTRY_CODES.includes(wanted) ? wanted : 'DE';
}
