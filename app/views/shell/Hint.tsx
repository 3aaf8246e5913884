import {useEffect, useState} from 'react';

import {useLoaded} from '../../client/use-loaded';
import {readCookie} from '../../config/cookies';
import type {Language} from '../../config/languages';
import {isHintWanted} from '../../domain/language-hint';

type Props = {
  /** Of this page. */
  readonly language: Language;
  /** The same page in the other language. */
  readonly url: string;
};

const loadHint = () => import('./LanguageHint');

/** The place of the language hint, which is fetched for visitors whose browser asks for the other language. */
export function Hint({language, url}: Props) {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const seen = readCookie(document.cookie, 'languageHintSeen') !== null;
    setWanted(isHintWanted({page: language, visitor: navigator.languages, seen}));
  }, [language]);
  const loaded = useLoaded(loadHint, wanted);
  return loaded && wanted ? (
    <loaded.LanguageHint language={language} url={url} onClose={() => setWanted(false)} />
  ) : null;
}
