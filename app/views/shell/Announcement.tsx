import {useEffect, useState} from 'react';

import {useLoaded} from '../../client/use-loaded';
import type {SiteSettings} from '../../config/site-settings';
import {isAnnouncementEligible} from '../../domain/announcement-bar';

type Props = {readonly bar: SiteSettings['announcementBar']; readonly path: string};

const loadBar = () => import('./AnnouncementBar');

/** The announcement bar's place: the bar itself is fetched when somebody scrolls a page on which it may appear. */
export function Announcement({bar, path}: Props) {
  const possible = isAnnouncementEligible(bar, path, false);
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    if (!possible) return;
    const note = () => setScrolled(true);
    // A page that is opened again may start scrolled.
    if (scrollY > 0) note();
    addEventListener('scroll', note, {passive: true, once: true});
    return () => removeEventListener('scroll', note);
  }, [possible]);
  const loaded = useLoaded(loadBar, possible && scrolled);
  return loaded && possible ? <loaded.AnnouncementBar key={path} bar={bar} path={path} /> : null;
}
