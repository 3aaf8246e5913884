import {LANGUAGES} from '../config/languages';
import type {Pages} from './page';
import {HOME} from './path-pattern';

/** One segment of a path, as the groups of URL patterns write it: their regular expressions have the flag `v`. */
const SEGMENT = String.raw`[^\/]+`;

/**
 * Returns the URL patterns of the pages that a browser may fetch before a visitor goes there: documents below a language
 * that are the same for everybody. At most one, and short, for it stands in every document; home is left out for that reason.
 */
export function prefetchPatterns(pages: Pages): readonly string[] {
  const below = Object.values(pages)
    .filter(({path, cache, file = ''}) => path.startsWith(`${HOME}/`) && cache !== undefined && file.endsWith('.tsx'))
    .map(({path}) => path.slice(HOME.length + 1));
  // Sections of one letter hold pages of one kind: their letters say enough.
  const sections = new Set(below.flatMap((path) => SECTION.exec(path)?.[1] ?? []));
  const others = below.filter((path) => !SECTION.test(path)).map((path) => path.replaceAll(/:\w+/g, SEGMENT));
  const alternatives = [...others, ...(sections.size > 0 ? [`[${[...sections].join('')}]/${SEGMENT}`] : [])];
  return alternatives.length > 0 ? [`/(${LANGUAGES.join('|')})/(${alternatives.join('|')})`] : [];
}

const SECTION = /^(\w)\/[^/]+$/;
