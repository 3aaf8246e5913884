import {contentPath, homePath, subscriptionOrderPath} from '../../pages/paths';
import type {ProductCard} from '../../domain/product/product';
import type {OrderChoice} from '../../domain/subscription/order-choice';
import {useLanguage} from '../../i18n/use-translate';
import {Breadcrumbs} from '../../ui/Breadcrumbs';
import {PageWidth} from '../../ui/PageWidth';
import {TextLink} from '../../ui/TextLink';
import {CoffeeChoice} from './CoffeeChoice';
import {SubscriptionForm} from './SubscriptionForm';
import * as styles from './SubscriptionOrderPage.css';
import {useTranslate} from './texts';

type Props = {
  readonly coffees: readonly ProductCard[];
  /** The coffee that the address names; `null` where it names none that comes in a subscription. */
  readonly choice: OrderChoice | null;
};

/** The order page of the coffee subscription: which coffee, how ground, how much, how often. Every choice is an address. */
export function SubscriptionOrderPage({coffees, choice}: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <PageWidth className={styles.page}>
      <Breadcrumbs
        label={translate('subscription:breadcrumbs')}
        crumbs={[
          {title: translate('subscription:home'), url: homePath(language)},
          {title: translate('subscription:title'), url: subscriptionOrderPath(language)},
        ]}
      />
      <header className={styles.head}>
        <h1>{translate('subscription:title')}</h1>
        <p className={styles.lead}>{translate('subscription:lead')}</p>
      </header>
      {choice && <SubscriptionForm choice={choice} />}
      <section className={styles.choice} aria-labelledby="subscription-coffees">
        <h2 id="subscription-coffees">{translate(choice ? 'subscription:another' : 'subscription:choose')}</h2>
        <CoffeeChoice coffees={coffees} chosen={choice?.handle ?? null} />
      </section>
      <p className={styles.more}>
        <TextLink href={`${contentPath(language, 'subscription')}#how-to`} variant="standalone">
          {translate('subscription:howTo')}
        </TextLink>
        <TextLink href={`${contentPath(language, 'subscription')}#faq`} variant="standalone">
          {translate('subscription:faq')}
        </TextLink>
      </p>
    </PageWidth>
  );
}
