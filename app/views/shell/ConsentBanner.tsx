import {useLocation} from '@remix-run/react';

import type {Language} from '../../config/languages';
import {contentPath} from '../../pages/paths';
import {useTranslate} from '../../i18n/use-translate';
import {TextLink} from '../../ui/TextLink';

import * as styles from './ConsentBanner.css';
import {ConsentForm, useConsentForm} from './ConsentForm';

/**
 * Asks what the visitor allows. It stands in every document, the same for everyone, and styles show it while the document
 * says that nothing is decided yet.
 */
export function ConsentBanner({language}: {readonly language: Language}) {
  const t = useTranslate();
  const {pathname, search} = useLocation();
  // The banner disappears with the focus in it: whoever goes by keyboard goes on at the page's content.
  const submit = useConsentForm(() => document.getElementById('content')?.focus({preventScroll: true}));
  return (
    <section className={styles.banner} aria-labelledby="consent-title" data-nosnippet="">
      <h2 className={styles.title} id="consent-title">
        {t('shell:consent.title')}
      </h2>
      <p className={styles.text}>
        {t('shell:consent.text')}{' '}
        <TextLink href={contentPath(language, 'privacy')}>{t('shell:consent.privacy')}</TextLink>
      </p>
      <ConsentForm
        language={language}
        returnTo={pathname + search}
        state="unknown"
        settings="folded"
        onSubmit={submit}
      />
    </section>
  );
}
