import {useEffect, useState} from 'react';

import {fetchAnnouncement} from '../../client/announcement';
import {useLoaded} from '../../client/use-loaded';
import {readCookie} from '../../config/cookies';
import {inEachLanguage, type Language} from '../../config/languages';
import {isAnnouncementEligible} from '../../domain/announcement-bar';

type Props = {readonly language: Language; readonly path: string};

const load = (language: Language) => async () => {
  const [{AnnouncementBar}, bar] = await Promise.all([import('./AnnouncementBar'), fetchAnnouncement(language)]);
  return {AnnouncementBar, bar};
};

const LOAD = inEachLanguage(load);

/**
 * The announcement bar's place: what it says, and the bar itself, are fetched when somebody scrolls. No document carries
 * them, for most pages are left before.
 */
export function Announcement({language, path}: Props) {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const note = () => setWanted(readCookie(document.cookie, 'announcementDismissed') === null);
    // A page that is opened again may start scrolled.
    if (scrollY > 0) note();
    addEventListener('scroll', note, {passive: true, once: true});
    return () => removeEventListener('scroll', note);
  }, [path]);
  const loaded = useLoaded(LOAD[language], wanted);
  if (!loaded || !isAnnouncementEligible(loaded.bar, path, false)) return null;
  return <loaded.AnnouncementBar key={path} bar={loaded.bar} path={path} />;
}
