import {DEFAULT_LANGUAGE, isLanguage, type Language} from '../config/languages';

/** Returns the language of a page from its path alone; German where the path names none (Specification, section 2). */
export function languageFromPath(pathname: string): Language {
  const first = pathname.split('/')[1];
  return isLanguage(first) ? first : DEFAULT_LANGUAGE;
}
