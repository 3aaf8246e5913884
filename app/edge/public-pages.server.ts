import {ALL_PAGES} from '../pages';
import {pageMatcher} from '../pages/match-page';
import type {Pages, PublicPage} from '../pages/page';

/**
 * Returns a function that tells what the document cache may do with a path: `null` for a page that is personal, and for one
 * that does not exist.
 */
export function publicPages(pages: Pages): (pathname: string) => PublicPage | null {
  const findPage = pageMatcher(pages);
  return (pathname) => findPage(pathname)?.cache ?? null;
}

/** The public pages of the shop. */
export const publicPage = publicPages(ALL_PAGES);
