import {DEFAULT_LANGUAGE, inEachLanguage, type Language} from '../config/languages';
import type {Page} from './page';

/** Where home begins: everything that has a language stands below it. */
export const HOME = '/:lang';

/** Returns a path of `/`, or one without slashes at its end. */
export function withoutTrailingSlash(pathname: string): string {
  return pathname.replace(/(?<=.)\/+$/, '');
}

/** Returns the path pattern of a page in one language, its language and its own name filled in. */
export function patternIn(language: Language, {path, slug}: Pick<Page, 'path' | 'slug'>): string {
  if (path === HOME) return language === DEFAULT_LANGUAGE ? '/' : `/${language}`;
  const named = slug === undefined ? path : path.replace(':slug', slug[language]);
  return named.startsWith(`${HOME}/`) ? `/${language}${named.slice(HOME.length)}` : named;
}

/** Returns the path pattern of a page in each language. */
export function pathsOf(page: Pick<Page, 'path' | 'slug'>): Readonly<Record<Language, string>> {
  return inEachLanguage((language) => patternIn(language, page));
}

/** Returns the path patterns of a page in all languages, each once; none where it is a part of another page. */
export function patternsOf(page: Pick<Page, 'path' | 'slug'>): readonly string[] {
  return [...new Set(Object.values(pathsOf(page)))].filter((pattern) => !pattern.includes('#'));
}
