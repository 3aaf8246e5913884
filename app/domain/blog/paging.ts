/** As many posts come with every 'load more'. */
const POSTS_PER_PAGE = 9;

/** A page shows all posts before its own, too: 1,800 are as many as one document shall have. */
const MOST_PAGES = 200;

/**
 * Reads which page of the list `?page=` asks for, from 1; `null` for what is no such number. A missing one is the
 * first.
 */
export function readPage(value: string | null): number | null {
  if (value === null) return 1;
  const page = /^[1-9]\d{0,2}$/.test(value) ? Number(value) : null;
  return page !== null && page <= MOST_PAGES ? page : null;
}

/** Tells how many posts a page shows: its own and all before it, for 'load more posts' adds to what is there. */
export function postsShown(page: number): number {
  return page * POSTS_PER_PAGE;
}

/** Tells whether `page` adds anything to the one before; the first always does, and there is a last one. */
export function hasListPage(page: number, total: number): boolean {
  return page === 1 || (page <= MOST_PAGES && postsShown(page - 1) < total);
}
