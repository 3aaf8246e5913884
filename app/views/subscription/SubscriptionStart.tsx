import {subscriptionOrderPath} from '../../pages/paths';
import type {ProductCard} from '../../domain/product/product';
import {useLanguage} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {CoffeeChoice} from './CoffeeChoice';
import * as styles from './SubscriptionOrderPage.css';
import {useTranslate} from './texts';

/** On the landing page: a few coffees to begin a subscription with, and the way to all of them. */
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
