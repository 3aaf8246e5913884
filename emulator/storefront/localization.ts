import type {Language} from './catalogue';

/** Countries that the shop ships to (specification, section 9, both readings); `GB` for the United Kingdom. */
export const COUNTRIES: readonly string[] =
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IM IT LI LT LU LV MC MT NL NO PL PT RO SE SI SK'.split(' ');

export const LANGUAGES: readonly Language[] = ['DE', 'EN'];

/** Returns the language of a request; German where the shop does not speak the wanted one. */
export function supportedLanguage(wanted: unknown): Language {
  return wanted === 'EN' ? 'EN' : 'DE';
}

/** Returns the country of a request; Germany where the shop does not ship to the wanted one. */
export function supportedCountry(wanted: unknown): string {
  return typeof wanted === 'string' && COUNTRIES.includes(wanted) ? wanted : 'DE';
}
