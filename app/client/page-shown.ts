import {announceTitle} from './live-region';

/** The event of a page beside its page view: a thing of the shop was shown, or a search was answered. */
export type PageEvent = 'view_item' | 'search';

export type SeenPage = {
  readonly path: string;
  /** The path as others may be told it: without codes and tokens. */
  readonly toldPath: string;
  readonly event: PageEvent | null;
};

type Listener = (page: SeenPage) => void;

const listeners = new Set<Listener>();
let current: SeenPage | null = null;
let shownTitle = '';

/**
 * Tells listeners that a page is shown, and screen readers its title, where it came without a document of its own. At the same path
 * only another title is news, as that of another search: a filter or a variant has none. Listeners hear of another search alone: other
 * pages that change their title are still the same one.
 */
export function announcePage(page: SeenPage): void {
  const {title} = document;
  const isNews = current?.path !== page.path || shownTitle !== title;
  const isSeen = current?.path === page.path && current.event === page.event && !(isNews && page.event === 'search');
  if (current && isNews) announceTitle();
  shownTitle = title;
  if (isSeen) return;
  current = page;
  for (const listener of listeners) listener(page);
}

/** Calls the listener for the page that is shown now, and for every page after it. */
export function onPage(listener: Listener): void {
  if (current) listener(current);
  listeners.add(listener);
}

/** Tells whether `value`, as from a route's handle, names such an event. */
export function isPageEvent(value: unknown): value is PageEvent {
  return value === 'view_item' || value === 'search';
}
