import {useEffect, useReducer} from 'react';

import {readCookie, SCRIPT_COOKIES, serializeCookie} from '../../config/cookies';
import type {SiteSettings} from '../../config/site-settings';
import {announcementReducer, isAnnouncementEligible} from '../../domain/announcement-bar';
import {useTranslate} from '../../i18n/use-translate';
import {Icon} from '../../ui/Icon';
import {TextLink} from '../../ui/TextLink';
import {VisuallyHidden} from '../../ui/VisuallyHidden';

import * as styles from './AnnouncementBar.css';

type Props = {
  readonly bar: SiteSettings['announcementBar'];
  /** As the visitor sees it. */
  readonly path: string;
};

/** Whether the end of the page is in view; a pixel of tolerance for fractional scales. */
function isAtBottom(): boolean {
  return innerHeight + scrollY >= document.documentElement.scrollHeight - 1;
}

/**
 * Shows news of the shop on a strip that leaves the page in reach: a dialog without a backdrop that never takes the
 * focus (Specification, sections 2 and 4, Announcement bar). In the browser only, for its rule is about scrolling. Not
 * the platform's own element: an open one takes Escape away from the dialogs above it.
 */
export function AnnouncementBar({bar, path}: Props) {
  const t = useTranslate();
  const [state, dispatch] = useReducer(announcementReducer, 'hidden');
  useEffect(() => {
    const scroll = () => dispatch({type: 'scroll', y: scrollY, atBottom: isAtBottom()});
    scroll();
    addEventListener('scroll', scroll, {passive: true});
    return () => removeEventListener('scroll', scroll);
  }, []);

  function dismiss() {
    document.cookie = serializeCookie(SCRIPT_COOKIES.announcementDismissed, '1');
    dispatch({type: 'dismiss'});
    document.getElementById('content')?.focus({preventScroll: true});
  }

  const shown =
    state === 'visible' &&
    isAnnouncementEligible(bar, path, readCookie(document.cookie, SCRIPT_COOKIES.announcementDismissed) !== null);
  return (
    <div role="dialog" className={styles.bar} hidden={!shown} aria-label={t('shell:announcement.label')}>
      <div className={styles.row}>
        {bar.imageSRC !== null && <img className={styles.image} src={bar.imageSRC} width={50} height={50} alt="" />}
        <div className={styles.words}>
          <p>{bar.pitchText}</p>
          <TextLink href={bar.linkURL} variant="standalone">
            {bar.ctaText}
          </TextLink>
        </div>
        <button type="button" className={styles.dismiss} onClick={dismiss}>
          <Icon name="close" />
          <VisuallyHidden>{t('shell:announcement.dismiss')}</VisuallyHidden>
        </button>
      </div>
    </div>
  );
}
