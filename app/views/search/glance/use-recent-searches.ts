import {useState} from 'react';

import type {Language} from '../../../config/languages';
import {withRecent} from '../../../domain/search/glance';

const recentBy = new Map<Language, readonly string[]>();

/** What was looked for since the document was opened: in memory alone, nothing is kept on the device. */
export function useRecentSearches(language: Language) {
  const [recent, setRecent] = useState(recentBy.get(language) ?? []);
  const remember = (words: string) => {
    const now = withRecent(recentBy.get(language) ?? [], words);
    recentBy.set(language, now);
    setRecent(now);
  };
  return {recent, remember};
}
