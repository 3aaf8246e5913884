import {LANGUAGES} from '../config/languages';
import type {PublicPage} from './document-key.server';

const LANGUAGE = LANGUAGES.join('|');

/** The pages that are the same for every visitor, each with the parameters it understands. */
const PUBLIC: readonly (readonly [path: RegExp, page: PublicPage])[] = [
  [/^\/(en)?$/, {parameters: [], filters: []}],
  [new RegExp(`^/(${LANGUAGE})/[cgk]/[^/]+$`), {parameters: [], filters: []}],
  [new RegExp(`^/(${LANGUAGE})/e/[^/]+$`), {parameters: [], filters: []}],
  [new RegExp(`^/(${LANGUAGE})/p/[^/]+$`), {parameters: ['variant'], filters: ['brew', 'dose', 'ratio']}],
];

/** What the document cache may do with a path; `null` for a page that is personal, and for one that does not exist. */
export function publicPage(pathname: string): PublicPage | null {
  return PUBLIC.find(([path]) => path.test(pathname))?.[1] ?? null;
}
