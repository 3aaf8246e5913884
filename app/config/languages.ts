/** The languages of the shop, the default one first. */
export const LANGUAGES = ['de', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Specification, section 9, Locales and language: default language de, canonical and x-default locale de-DE. */
export const DEFAULT_LANGUAGE = 'de' satisfies Language;

/** The country that prices, stock and delivery times are for until a shopper names another at the checkout. */
export const COUNTRY = 'DE';

/** Per language: the locale for formats and `hreflang`, and the platform's language code. */
export const LOCALES = {
  de: {language: 'de', locale: 'de-DE', code: 'DE'},
  en: {language: 'en', locale: 'en-GB', code: 'EN'},
} as const satisfies Record<Language, {language: Language; locale: string; code: string}>;

/** Tells whether `value`, such as the first segment of a path, is a language of the shop. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** The language that the language switch leads to. */
export function otherLanguage(language: Language): Language {
  return language === 'de' ? 'en' : 'de';
}
