import {ALL_PAGES} from '../pages';
import {addressesOpened, linkPatterns, pageNames, sharedPaths} from './links';
import {prefetchPatterns} from './prefetch';

// What the browser needs of the table of pages: values alone, which the build computes (scripts/vite/browser-values.ts).

/** The URL patterns of the pages that a browser may fetch before a visitor goes there. */
export const PREFETCHED = prefetchPatterns(ALL_PAGES);

/** The path patterns of pages by their ids, below the language where they have one. */
export const PATHS = linkPatterns(ALL_PAGES);

/** The paths below the language of pages that have a name in each, by their ids, in the order of `LANGUAGES`. */
export const NAMES = pageNames(ALL_PAGES);

/** A regular expression of the paths below the language that are the same in all. */
export const LANGUAGE_SWITCH = sharedPaths(ALL_PAGES);

/** A regular expression of the addresses that a link opens as a document of their own. */
export const DOCUMENTS = addressesOpened(ALL_PAGES, 'document');

/** A regular expression of the addresses that are fetched when their link is followed, and never ahead. */
export const ON_CLICK = addressesOpened(ALL_PAGES, 'on-click');
