import {useLocation, useMatches} from '@remix-run/react';

import {homePath, switchLanguage} from '../../config/paths';
import type {Alternates, PageSeo} from '../../domain/seo/page-seo';

function hasSeo(data: unknown): data is {readonly seo: PageSeo} {
  return typeof data === 'object' && data !== null && 'seo' in data;
}

/** Where the language switch leads: the page's own partner, else what follows from the path, else home. */
export function useAlternates(): {readonly de: string; readonly en: string} {
  const {pathname} = useLocation();
  const known: Alternates | undefined = useMatches()
    .map((match) => match.data)
    .filter(hasSeo)
    .at(-1)?.seo.alternates;
  return {
    de: known?.de ?? switchLanguage(pathname, 'de') ?? homePath('de'),
    en: known?.en ?? switchLanguage(pathname, 'en') ?? homePath('en'),
  };
}
