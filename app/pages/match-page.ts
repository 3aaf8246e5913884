import {isLanguage} from '../config/languages';
import type {Page, Pages} from './page';
import {patternsOf, withoutTrailingSlash} from './path-pattern';

/** A path pattern in one language. */
type Candidate = {
  readonly regExp: RegExp;
  readonly segments: readonly string[];
  readonly variables: number;
  readonly page: Page;
};

/**
 * Returns a function that finds the row of a pathname (still percent-encoded), or `null` for a pathname that no page has.
 * A name of a page wins over a pattern. Pages for addresses that nobody has (`*`) are never found.
 */
export function pageMatcher(pages: Pages): (pathname: string) => Page | null {
  const findCandidate = candidateFinder(pages);
  return (pathname) => findCandidate(pathname)?.page ?? null;
}

/**
 * Returns a function that writes the path of a page in its one spelling: no slash at the end, our own words and the names of
 * public pages in lower case, nothing percent-encoded that may stand as it is (RFC 3986, section 6.2.2). What a visitor's own
 * page is asked for stays as it was written: codes and tokens tell letters apart. So does a pathname that no page has. Languages
 * have one spelling alone, for the router knows no other.
 */
export function pathSpeller(pages: Pages): (pathname: string) => string {
  const findCandidate = candidateFinder(pages);
  return (pathname) => {
    const written = withoutTrailingSlash(pathname).split('/');
    const spelled = written.map((segment, place) => {
      const lower = spell(segment, (text) => text.toLowerCase());
      return place === 1 && isLanguage(lower) ? spell(segment) : lower;
    });
    const found = findCandidate(spelled.join('/'));
    if (found === null) return pathname;
    const {segments, page} = found;
    const own = spelled.map((segment, place) =>
      page.cache === undefined && segments[place]?.startsWith(':') ? (written[place] ?? segment) : segment,
    );
    return own.join('/');
  };
}

function candidateFinder(pages: Pages): (pathname: string) => Candidate | null {
  const candidates = Object.values(pages)
    .filter(({path, movedTo, platformFormOf}) => !path.endsWith('*') && !movedTo && !platformFormOf)
    .flatMap((page) => patternsOf(page).map((pattern) => candidate(pattern, page)))
    .sort((a, b) => a.variables - b.variables);
  return (pathname) => candidates.find(({regExp}) => regExp.test(pathname)) ?? null;
}

const VARIABLE = /:\w+/g;

function candidate(pattern: string, page: Page): Candidate {
  const source = pattern.replaceAll('.', '\\.').replaceAll(VARIABLE, '[^/]+');
  const variables = pattern.match(VARIABLE)?.length ?? 0;
  return {regExp: new RegExp(`^${source}$`), segments: pattern.split('/'), variables, page};
}

/** A segment as `pagePath` writes it; one that is no UTF-8 as it is. */
function spell(segment: string, change = (text: string) => text): string {
  try {
    return encodeURIComponent(change(decodeURIComponent(segment)));
  } catch {
    return segment;
  }
}
