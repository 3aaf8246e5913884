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

/** Returns a value for each language. */
export function inEachLanguage<Value>(valueIn: (language: Language) => Value): Readonly<Record<Language, Value>> {
  return {de: valueIn('de'), en: valueIn('en')};
}

/** Returns the language that the language switch leads to. */
export function otherLanguage(language: Language): Language {
  return ({de: 'en', en: 'de'} as const satisfies Record<Language, Language>)[language];
}

/**
 * Returns a value per language: the page's own, and that of its partner, the same page in the language that the switch leads to.
 * Further languages have `null`.
 */
export function withPartner<Value>(
  language: Language,
  own: Value,
  partner: Value | null,
): Readonly<Record<Language, Value | null>> {
  const other = otherLanguage(language);
  return inEachLanguage((each) => (each === language ? own : each === other ? partner : null));
}
