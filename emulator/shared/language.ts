/** The languages of pages and mails. */
export type Language = 'de' | 'en';

/**
 * Returns the language of a `locale` parameter such as `en`, `en-GB` or `DE`; `fallback` where it names none of ours.
 */
export function languageOf(locale: string | undefined, fallback: Language): Language {
  const prefix = locale?.slice(0, 2).toLowerCase();
  return prefix === 'de' || prefix === 'en' ? prefix : fallback;
}
