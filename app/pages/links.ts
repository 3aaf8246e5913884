import {LANGUAGES} from '../config/languages';
import type {Page, Pages} from './page';
import {HOME} from './path-pattern';

/** Returns the pattern below the language of every page that a link can lead to; a whole pathname where it has no language. */
export function linkPatterns(pages: Pages): Readonly<Record<string, string>> {
  const rows = Object.entries(pages).filter(([, row]) => isLinked(row));
  return Object.fromEntries(rows.map(([id, {path}]) => [id, belowLanguage(path)]));
}

/** Returns the paths below the language of every page that has a name of its own in each, in the order of `LANGUAGES`. */
export function pageNames(pages: Pages): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    Object.entries(pages).flatMap(([id, {path, slug}]) =>
      slug === undefined
        ? []
        : [[id, LANGUAGES.map((language) => belowLanguage(path).replace(':slug', slug[language]))] as const],
    ),
  );
}

/** Returns a regular expression of the paths below the language that are the same in all. */
export function sharedPaths(pages: Pages): string {
  const shared = Object.values(pages).filter(({languageSwitch}) => languageSwitch === 'by-path');
  return [...new Set(shared.map(({path}) => belowLanguage(path).replaceAll(/:\w+/g, '[^/]+')))].join('|');
}

/** Returns a regular expression of the addresses whose links are opened in one way; without a query a page costs nobody anything. */
export function addressesOpened(pages: Pages, link: 'document' | 'on-click'): RegExp {
  const rows = Object.values(pages).filter((page) => page.link === link);
  const paths = rows.map(({path}) => path.replaceAll(/:\w+/g, '[^/]+')).join('|');
  return new RegExp(paths === '' ? '(?!)' : `^(${paths})${link === 'document' ? String.raw`(\?|$)` : String.raw`\?`}`);
}

/** Files for machines, such as `robots.txt`, and pages without a language are in no link: every byte of this goes to the browser. */
function isLinked({path, slug, file = '', cache, movedTo, platformFormOf, link}: Page): boolean {
  if (link === 'none') return false;
  if (slug !== undefined || movedTo !== undefined || platformFormOf !== undefined || path.endsWith('*')) return false;
  return path.startsWith(HOME) || (file.endsWith('.ts') && cache === undefined);
}

function belowLanguage(path: string): string {
  return path === HOME ? '' : path.replace(`${HOME}/`, '');
}
