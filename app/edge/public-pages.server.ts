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

const findPage = pageMatcher(ALL_PAGES);

/** Tells whether the shop has a page at a path in its one spelling. */
export function hasPage(pathname: string): boolean {
  return findPage(pathname) !== null;
}

/** Tells whether a path is that of a file which is the same for every visitor: the router asks for the data of pages alone. */
export function isPublicFile(pathname: string): boolean {
  const page = findPage(pathname);
  return page?.cache !== undefined && (page.file?.endsWith('.ts') ?? false);
}
