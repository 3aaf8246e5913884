import {LANGUAGES} from '../config/languages';
import {CONTENT_SLUGS} from '../config/paths';
import {QUIZ} from '../config/quiz';
import {FILTER_PARAMETERS} from '../config/listing';
import type {PublicPage} from './document-key.server';

const LISTING_FILTERS = ['sort', ...Object.values(FILTER_PARAMETERS)];

const LANGUAGE = LANGUAGES.join('|');

/** The pages that are the same for every visitor, each with the parameters it understands. */
const PUBLIC: readonly (readonly [path: RegExp, page: PublicPage])[] = [
  [/^\/(en)?$/, {parameters: [], filters: []}],
  [new RegExp(`^/(${LANGUAGE})/[cgk]/[^/]+$`), {parameters: ['page'], filters: LISTING_FILTERS}],
  ...LANGUAGES.map(
    (language) =>
      [
        new RegExp(`^/${language}/e/${CONTENT_SLUGS.coffeeMatch[language]}$`),
        {parameters: QUIZ.map(({name}) => name), filters: []},
      ] as const,
  ),
  [new RegExp(`^/(${LANGUAGE})/s/kaffee-abo-bestellen$`), {parameters: ['coffee', 'variant'], filters: []}],
  // Guides have the brew calculator.
  [new RegExp(`^/(${LANGUAGE})/e/[^/]+$`), {parameters: [], filters: ['dose', 'ratio']}],
  [new RegExp(`^/(${LANGUAGE})/announcement\\.json$`), {parameters: [], filters: []}],
  [new RegExp(`^/(${LANGUAGE})/a$`), {parameters: ['category', 'page'], filters: []}],
  [new RegExp(`^/(${LANGUAGE})/a/feed\\.xml$`), {parameters: [], filters: []}],
  [new RegExp(`^/(${LANGUAGE})/b/[^/]+$`), {parameters: [], filters: []}],
  [new RegExp(`^/(${LANGUAGE})/p/[^/]+$`), {parameters: ['variant'], filters: ['brew', 'dose', 'ratio']}],
  [/^\/(robots\.txt|llms\.txt|\.well-known\/security\.txt|sitemap\.xml)$/, {parameters: [], filters: []}],
  [new RegExp(`^/(${LANGUAGE})/(sitemaps|feeds)/[a-z]+\\.xml$`), {parameters: [], filters: []}],
];

/** Pages of one visitor among those of the CMS. */
const PERSONAL = LANGUAGES.map((language) => `/${language}/e/${CONTENT_SLUGS.redeemGiftSubscription[language]}`);

/** What the document cache may do with a path; `null` for a page that is personal, and for one that does not exist. */
export function publicPage(pathname: string): PublicPage | null {
  if (PERSONAL.includes(pathname)) return null;
  return PUBLIC.find(([path]) => path.test(pathname))?.[1] ?? null;
}
