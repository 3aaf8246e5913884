import {nextDelivery} from '../../domain/subscription/choose-delivery';
import type {Subscription} from '../../domain/subscription/subscription';
import {useLanguage} from '../../i18n/use-translate';
import {TextLink} from '../../ui/TextLink';
import {DeliveryCard} from './DeliveryCard';
import {NothingComing} from './NothingComing';
import {pagePath} from './pages';
import * as styles from './SubscriptionFrame.css';
import {useTranslate} from './texts';

type Props = {readonly subscription: Subscription; readonly today: string};

/** The next delivery with everything about it (Specification, section 2, Subscription dashboard). */
export function Overview({subscription, today}: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const next = nextDelivery(subscription.deliveries, today);
  if (next === null) return <NothingComing level="page" />;
  return (
    <>
      <h1 className={styles.title}>{translate('account:subscription.next.title')}</h1>
      <DeliveryCard delivery={next} today={today} />
      <p>
        <TextLink href={pagePath(language, 'upcoming')} variant="standalone">
          {translate('account:subscription.pages.upcoming')}
        </TextLink>
      </p>
    </>
  );
}
