import {useLocation, useMatches} from '@remix-run/react';

import {isPageEvent, type PageEvent} from '../../client/page-news';
import {otherLanguage, type Language} from '../../config/languages';
import {homePath, switchLanguage} from '../../config/paths';
import type {PageSeo} from '../../domain/seo/page-seo';

import {isSkipTarget, type SkipTarget} from './SkipLinks';

function hasSeo(data: unknown): data is {readonly seo: PageSeo} {
  return typeof data === 'object' && data !== null && 'seo' in data;
}

function skipTargets(source: unknown): readonly SkipTarget[] | null {
  if (typeof source !== 'object' || source === null || !('skipTargets' in source)) return null;
  return Array.isArray(source.skipTargets) ? source.skipTargets.filter(isSkipTarget) : null;
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
    skipTargets: matches.flatMap((match) => skipTargets(match.data) ?? skipTargets(match.handle) ?? []),
  };
}
