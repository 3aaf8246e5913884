import {pagePath} from '../../pages/page-path';
import {comingDeliveries} from '../../domain/subscription/choose-delivery';
import type {Subscription} from '../../domain/subscription/subscription';
import {useLanguage} from '../../i18n/use-translate';
import {textLink} from '../../ui/TextLink.css';
import {DeliveriesCalendar} from './DeliveriesCalendar';
import {DeliveryCard} from './DeliveryCard';
import {NothingComing} from './NothingComing';
import * as styles from './SubscriptionFrame.css';
import {useTranslate} from './texts';

type Props = {readonly subscription: Subscription; readonly today: string};

/** What is still to come, skipped deliveries marked, and the calendar of it. */
export function UpcomingPage({subscription, today}: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const coming = comingDeliveries(subscription.deliveries, today);
  return (
    <>
      <h1 className={styles.title}>{translate('account:subscription.pages.upcoming')}</h1>
      {coming.length === 0 ? (
        <NothingComing level="section" />
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
            <DeliveryCard key={`${delivery.key} ${delivery.state} ${delivery.id}`} delivery={delivery} today={today} />
          ))}
        </>
      )}
    </>
  );
}
