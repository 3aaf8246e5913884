import {TIMINGS} from '../config/commerce';

export type AnnouncementBarSettings = {
  readonly barActive: boolean;
  /** Comma-separated parts of paths. */
  readonly showOnPages: string;
  readonly hideOnPages: string;
};

/**
 * Tells whether the bar may appear on a page at all (Specification, section 4, Announcement bar). `path` is the path as
 * the visitor sees it; `dismissed` tells whether the dismissal cookie exists. An empty entry never matches.
 */
export function isAnnouncementEligible(bar: AnnouncementBarSettings, path: string, dismissed: boolean): boolean {
  const seen = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  const matches = (list: string) => entries(list).some((entry) => seen.includes(entry));
  return bar.barActive && !dismissed && matches(bar.showOnPages) && !matches(bar.hideOnPages);
}

export type AnnouncementState = 'hidden' | 'visible' | 'dismissed';

export type AnnouncementEvent =
  /** `y` in pixels from the top; `atBottom` where the end of the page is in view. */
  {readonly type: 'scroll'; readonly y: number; readonly atBottom: boolean} | {readonly type: 'dismiss'};

/**
 * Returns the next state of an eligible bar: it appears beyond 600 px of scroll, hides at the bottom, and stays
 * dismissed.
 */
export function announcementReducer(state: AnnouncementState, event: AnnouncementEvent): AnnouncementState {
  if (state === 'dismissed' || event.type === 'dismiss') return 'dismissed';
  if (event.atBottom) return 'hidden';
  return event.y > TIMINGS.announcementScrollPixels ? 'visible' : state;
}

function entries(list: string): readonly string[] {
  return list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
