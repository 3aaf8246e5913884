import {pastDeliveries} from '../../domain/subscription/choose-delivery';
import type {Subscription} from '../../domain/subscription/subscription';
import {DeliveryCard} from './DeliveryCard';
import {Empty} from './Empty';
import * as styles from './SubscriptionFrame.css';
import {useTranslate} from './texts';

type Props = {readonly subscription: Subscription; readonly today: string};

/** What is over, the latest first, with how it ended. */
export function PastPage({subscription, today}: Props) {
  const translate = useTranslate();
  const past = pastDeliveries(subscription.deliveries, today);
  return (
    <>
      <h1 className={styles.title}>{translate('account:subscription.pages.past')}</h1>
      {past.length === 0 && <Empty level="section" title={translate('account:subscription.empty.past')} />}
      {past.map((delivery) => (
        <DeliveryCard key={delivery.id} delivery={delivery} today={today} />
      ))}
    </>
  );
}
