import type {Page, Pages} from './page';
import {patternsOf} from './path-pattern';

type Candidate = {readonly regExp: RegExp; readonly variables: number; readonly page: Page};

/**
 * Returns a function that finds the row of a pathname (still percent-encoded), or `null` for a pathname that no page has.
 * A name of a page wins over a pattern. Pages for addresses that nobody has (`*`) are never found.
 */
export function pageMatcher(pages: Pages): (pathname: string) => Page | null {
  const candidates = Object.values(pages)
    .filter(({path, movedTo, platformFormOf}) => !path.endsWith('*') && !movedTo && !platformFormOf)
    .flatMap((page) => patternsOf(page).map((pattern) => candidate(pattern, page)))
    .sort((a, b) => a.variables - b.variables);
  return (pathname) => candidates.find(({regExp}) => regExp.test(pathname))?.page ?? null;
}

const VARIABLE = /:\w+/g;

function candidate(pattern: string, page: Page): Candidate {
  const source = pattern.replaceAll('.', '\\.').replaceAll(VARIABLE, '[^/]+');
  return {regExp: new RegExp(`^${source}$`), variables: pattern.match(VARIABLE)?.length ?? 0, page};
}
