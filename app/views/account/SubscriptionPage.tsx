import {nextDelivery, pastDeliveries, comingDeliveries} from '../../domain/subscription/choose-delivery';
import type {Subscription} from '../../domain/subscription/subscription';
import {useLanguage} from '../../i18n/use-translate';
import {pagePath} from '../../pages/page-path';
import {TextLink} from '../../ui/TextLink';
import {textLink} from '../../ui/TextLink.css';
import {DeliveriesCalendar} from './DeliveriesCalendar';
import {DeliveryCard} from './DeliveryCard';
import {Empty, EmptySubscription} from './Empty';
import {dashboardPath, type SubscriptionPageName} from './pages';
import {ProductsPage} from './ProductsPage';
import * as styles from './AccountFrame.css';
import {useTranslate} from './texts';

type Props = {
  readonly name: SubscriptionPageName;
  readonly subscription: Subscription;
  /** The day in Germany. */
  readonly today: string;
};

/** Shows one page of the dashboard. */
export function SubscriptionPage({name, subscription, ...frame}: Props) {
  switch (name) {
    case 'overview':
      return <Overview subscription={subscription} {...frame} />;
    case 'upcoming':
      return <UpcomingPage subscription={subscription} {...frame} />;
    case 'past':
      return <PastPage subscription={subscription} {...frame} />;
    case 'products':
      return <ProductsPage subscription={subscription} />;
  }
}

type ShownProps = Omit<Props, 'name'>;

/** The next delivery with everything about it (Specification, section 2, Subscription dashboard). */
function Overview({subscription, today}: ShownProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const next = nextDelivery(subscription.deliveries, today);
  if (next === null) return <EmptySubscription level="page" title={translate('account:subscription.next.none')} />;
  return (
    <>
      <h1 className={styles.title}>{translate('account:subscription.next.title')}</h1>
      <DeliveryCard delivery={next} deliveries={subscription.deliveries} today={today} />
      <p>
        <TextLink href={dashboardPath(language, 'upcoming')} variant="standalone">
          {translate('account:subscription.pages.upcoming')}
        </TextLink>
      </p>
    </>
  );
}

/** What is over, the latest first, with how it ended. */
function PastPage({subscription, today}: ShownProps) {
  const translate = useTranslate();
  const past = pastDeliveries(subscription.deliveries, today);
  return (
    <>
      <h1 className={styles.title}>{translate('account:subscription.pages.past')}</h1>
      {past.length === 0 && <Empty level="section" title={translate('account:subscription.empty.past')} />}
      {past.map((delivery) => (
        <DeliveryCard key={delivery.id} delivery={delivery} deliveries={past} today={today} />
      ))}
    </>
  );
}

/** What is still to come, skipped deliveries marked, and the calendar of it. */
function UpcomingPage({subscription, today}: ShownProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const coming = comingDeliveries(subscription.deliveries, today);
  return (
    <>
      <h1 className={styles.title}>{translate('account:subscription.pages.upcoming')}</h1>
      {coming.length === 0 ? (
        <EmptySubscription level="section" title={translate('account:subscription.next.none')} />
      ) : (
        <>
          <DeliveriesCalendar deliveries={coming} today={today} />
          <p>
            {/* A file, not a page: the router has no part in it. */}
            <a href={pagePath('deliveriesFeed', language)} className={textLink.standalone} download>
              {translate('account:delivery.feed')}
            </a>
          </p>
          {coming.map((delivery) => (
            <DeliveryCard
              key={`${delivery.key} ${delivery.state} ${delivery.id}`}
              delivery={delivery}
              deliveries={coming}
              today={today}
            />
          ))}
        </>
      )}
    </>
  );
}
