import {DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language} from '../config/languages';
import {ALL_PAGES, PAGES} from '../pages';
import type {Page, Pages} from './page';
import {pathSpeller} from './match-page';
import {patternIn, patternsOf, withoutTrailingSlash} from './path-pattern';

/** Where a pathname with a query leads that matches a pattern, or `null`. */
type Lead = (pathname: string, query?: URLSearchParams) => string | null;

/**
 * Returns where pathnames lead whose row names another page in `column`: to that page in their language, else in the one that the
 * query names by the row's `languageOf`, else in the default language.
 */
export function leads(pages: Pages, column: 'movedTo' | 'platformFormOf'): Lead {
  const rules = Object.values(pages).flatMap((row) => {
    const target = pages[row[column] ?? ''];
    return target === undefined ? [] : [ruleOf(row, target)];
  });
  return (pathname, query) => rules.map((lead) => lead(pathname, query)).find((target) => target !== null) ?? null;
}

function ruleOf({path, languageOf}: Page, target: Page): Lead {
  const read = variableReader(path);
  return (pathname, query) => {
    const values = read(pathname);
    const named = languageOf === undefined ? DEFAULT_LANGUAGE : languageOfAddress(query?.get(languageOf) ?? '');
    const language = values?.['lang'] ?? named;
    if (values === null || !isLanguage(language)) return null;
    return patternIn(language, target).replaceAll(/:(\w+)/g, (_, name: string) => values[name] ?? '');
  };
}

/** The language that an address names in its path; the default one where it names none, or is no address. */
function languageOfAddress(address: string): Language {
  const base = 'https://shop.invalid';
  const first = URL.canParse(address, base) ? new URL(address, base).pathname.split('/')[1] : undefined;
  return isLanguage(first) ? first : DEFAULT_LANGUAGE;
}

/** Returns a function that reads the values of a pattern's variables from a pathname, or `null` where it does not match. */
function variableReader(path: string): (pathname: string) => Readonly<Record<string, string>> | null {
  const pattern = new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
  return (pathname) => {
    const found = pattern.exec(pathname);
    return found && {...found.groups};
  };
}

/**
 * Returns the pathnames that have a page's name of one language below another language, each with the page's own path there. A name
 * that some page has in that language is its own.
 */
function foreignNames(pages: Pages): ReadonlyMap<string, string> {
  const rows = Object.values(pages);
  const own = new Set(rows.flatMap(patternsOf));
  return new Map(
    rows.flatMap((page) =>
      LANGUAGES.flatMap((language) =>
        Object.values(page.slug ?? {}).flatMap((name) => {
          const foreign = patternIn(language, {path: page.path.replace(':slug', name)});
          return own.has(foreign) ? [] : [[foreign, patternIn(language, page)] as const];
        }),
      ),
    ),
  );
}

const ofShop = leads(ALL_PAGES, 'movedTo');
const ofOtherLanguage = foreignNames(ALL_PAGES);
/** Returns the path of a page in its one spelling; any other pathname as it is. */
export const canonicalPath = pathSpeller(ALL_PAGES);
const ofPlatform = leads(ALL_PAGES, 'platformFormOf');
const readCollection = variableReader(PAGES.platformCollection.path);

/**
 * Returns where a path that the shop does not use, or spells otherwise, has its page; `null` where it has not moved, or where
 * only the hosted services know (`platformPath`). Takes and gives a pathname that starts with exactly one slash, still percent-encoded;
 * `query` may say the language. Source: Specification, section 2, Editorial pages (a name in each language); the decisions on `/de` and the
 * platform's paths.
 */
export function movedPath(pathname: string, query?: URLSearchParams): string | null {
  const path = withoutTrailingSlash(pathname);
  const target = ofShop(path, query);
  if (target !== null) return target;
  const own = canonicalPath(path);
  const named = ofOtherLanguage.get(own);
  if (named !== undefined) return named;
  return own === pathname || (own === path && platformPath(path) !== null) ? null : own;
}

/**
 * Returns where the platform's usual form of an address leads in this shop; `null` for any other path. Which prefix a
 * collection has its own page under is only known to the platform: here it is `/de/c/`.
 * Source: Specification, section 2, legacy path form `/collections/{slug}`; the decisions on the platform's paths.
 */
export function platformPath(pathname: string): string | null {
  return ofPlatform(withoutTrailingSlash(pathname));
}

/** Returns the collection that a path names in the platform's usual form; `null` for any other path. */
export function platformCollection(pathname: string): string | null {
  return readCollection(withoutTrailingSlash(pathname))?.['handle'] ?? null;
}
