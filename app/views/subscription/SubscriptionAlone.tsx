import type {ReactNode} from 'react';

import {PageWidth} from '../../ui/PageWidth';
import * as styles from './SubscriptionOrderPage.css';
import {useTranslate} from './texts';

/** The parts of the landing page while nobody can say what stands around them. */
export function SubscriptionAlone({children}: {readonly children: ReactNode}) {
  const translate = useTranslate();
  return (
    <PageWidth className={styles.page}>
      <header className={styles.head}>
        <h1>{translate('subscription:title')}</h1>
        <p className={styles.lead}>{translate('subscription:lead')}</p>
      </header>
      {children}
    </PageWidth>
  );
}
