import {countryName} from '../../shared/countries';
import type {LanguageCode} from '../catalogue';
import type {Source} from '../field';
import {COUNTRY_CODES, LANGUAGES} from '../localization';
import {CURRENCY} from '../money';
import type {Scope} from '../scope';

const NAMES = {DE: namesIn('de'), EN: namesIn('en')} as const;

/** Returns the `Localization` of the request. */
export function localizationSource({language, country}: Scope): Source {
  return {
    country: countrySource(country, language),
    language: languageSource(language, language),
    availableCountries: COUNTRY_CODES.map((code) => countrySource(code, language)),
    availableLanguages: LANGUAGES.map((code) => languageSource(code, language)),
  };
}

function countrySource(code: string, language: LanguageCode): Source {
  return {
    isoCode: code,
    name: countryName(code, language),
    unitSystem: 'METRIC_SYSTEM',
    currency: {
      isoCode: CURRENCY,
      name: NAMES[language].currency.of(CURRENCY) ?? CURRENCY,
      symbol: '€',
    },
    defaultLanguage: languageSource('DE', language),
    availableLanguages: LANGUAGES.map((each) => languageSource(each, language)),
  };
}

function languageSource(code: LanguageCode, language: LanguageCode): Source {
  return {
    isoCode: code,
    name: NAMES[language].language.of(code.toLowerCase()) ?? code,
    endonymName: NAMES[code].language.of(code.toLowerCase()) ?? code,
  };
}

function namesIn(locale: string) {
  return {
    currency: new Intl.DisplayNames(locale, {type: 'currency'}),
    language: new Intl.DisplayNames(locale, {type: 'language'}),
  };
}
