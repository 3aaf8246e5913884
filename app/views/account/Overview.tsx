import {HOME_COLLECTIONS} from '../../config/commerce';
import {listingPath} from '../../config/paths';
import {nextDelivery} from '../../domain/subscription/choose-delivery';
import type {Subscription} from '../../domain/subscription/subscription';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {TextLink} from '../../ui/TextLink';
import {DeliveryCard} from './DeliveryCard';
import {Empty} from './Empty';
import {pagePath} from './pages';
import * as styles from './SubscriptionFrame.css';

type Props = {readonly subscription: Subscription; readonly today: string};

/** The next delivery with everything about it (Specification, section 2, Subscription dashboard). */
export function Overview({subscription, today}: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const next = nextDelivery(subscription.deliveries, today);
  if (next === null) {
    return (
      <Empty level="page" title={translate('account:subscription.next.none')}>
        <p>{translate('account:subscription.next.noneText')}</p>
        <p>
          <Button href={listingPath(language, 'c', HOME_COLLECTIONS.coffee)}>
            {translate('account:subscription.next.shop')}
          </Button>
        </p>
      </Empty>
    );
  }
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
