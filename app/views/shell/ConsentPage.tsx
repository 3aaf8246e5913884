import {contentPath} from '../../pages/paths';
import type {ConsentState} from '../../config/slots';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {PageWidth} from '../../ui/PageWidth';
import {TextLink} from '../../ui/TextLink';

import {ConsentForm} from './ConsentForm';
import * as styles from './ConsentPage.css';

type Props = {
  /** A path of the shop. */
  readonly returnTo: string;
  readonly state: ConsentState;
};

/** Shows the cookie settings as a page: for those without scripts, and for links. */
export function ConsentPage({returnTo, state}: Props) {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <PageWidth className={styles.page}>
      <h1>{t('shell:consent.page.title')}</h1>
      <div className={styles.sheet}>
        <p>
          {t('shell:consent.text')}{' '}
          <TextLink href={contentPath(language, 'privacy')}>{t('shell:consent.privacy')}</TextLink>
        </p>
        <ConsentForm language={language} returnTo={returnTo} state={state} settings="open" />
        <p>
          <TextLink href={returnTo} variant="standalone">
            {t('shell:consent.back')}
          </TextLink>
        </p>
      </div>
    </PageWidth>
  );
}
