import type {ReactNode} from 'react';

import {subscriptionOrderPath} from '../../pages/paths';
import type {ProductCard} from '../../domain/product/product';
import {useLanguage} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {PageWidth} from '../../ui/PageWidth';
import {CoffeeChoice} from './CoffeeChoice';
import * as styles from './SubscriptionOrderPage.css';
import {useTranslate} from './texts';

/** Shows on the landing page a few coffees to begin a subscription with, and the way to all of them. */
export function SubscriptionStart({coffees}: {readonly coffees: readonly ProductCard[]}) {
  const translate = useTranslate();
  return (
    <section className={styles.choice} aria-labelledby="subscription-start">
      <h2 id="subscription-start">{translate('subscription:start')}</h2>
      <CoffeeChoice coffees={coffees} chosen={null} />
      <div>
        <Button href={subscriptionOrderPath(useLanguage())}>{translate('subscription:all')}</Button>
      </div>
    </section>
  );
}

/** Shows the parts of the landing page while nobody can say what stands around them. */
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
