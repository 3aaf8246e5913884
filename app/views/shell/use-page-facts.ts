import {useLocation, useMatches} from '@remix-run/react';

import {isPageEvent, type PageEvent} from '../../client/page-shown';
import {otherLanguage, type Language} from '../../config/languages';
import {homePath, switchLanguage} from '../../pages/paths';
import type {PageSeo} from '../../domain/seo/page-seo';

import {isSkipTarget, type SkipTarget} from './SkipLinks';

function hasSeo(data: unknown): data is {readonly seo: PageSeo} {
  return typeof data === 'object' && data !== null && 'seo' in data;
}

/** Of a route's data, or of its handle, which says it for all of its pages. */
function skipTargets(said: unknown): readonly SkipTarget[] | null {
  if (typeof said !== 'object' || said === null || !('skipTargets' in said)) return null;
  return Array.isArray(said.skipTargets) ? said.skipTargets.filter(isSkipTarget) : [];
}

function eventOf(handle: unknown): PageEvent | null {
  return typeof handle === 'object' && handle !== null && 'event' in handle && isPageEvent(handle.event)
    ? handle.event
    : null;
}

export type PageFacts = {
  readonly path: string;
  /** What seeing this page is called, beside a page that was seen. */
  readonly event: PageEvent | null;
  /** The same page in the other language: the page's own partner, else what follows from the path, else home. */
  readonly switchUrl: string;
  readonly skipTargets: readonly SkipTarget[];
};

/** What the shell has to know of the page inside it: each route says it in its data (`seo`, `skipTargets`
 * where not all of its pages have the same places) and its `handle`. */
export function usePageFacts(language: Language): PageFacts {
  const {pathname, search} = useLocation();
  const matches = useMatches();
  const other = otherLanguage(language);
  const partner = matches
    .map((match) => match.data)
    .filter(hasSeo)
    .at(-1)?.seo.alternates[other];
  return {
    path: pathname,
    event: matches.map((match) => eventOf(match.handle)).find((event) => event !== null) ?? null,
    switchUrl: partner ?? switchLanguage(pathname + search, other) ?? homePath(other),
    skipTargets: matches.flatMap(({data, handle}) => skipTargets(data) ?? skipTargets(handle) ?? []),
  };
}
