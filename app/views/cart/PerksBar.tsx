import type {PerksDisplay} from '../../domain/cart/perks';
import {useFormat} from '../../i18n/use-translate';
import {Icon} from '../../ui/Icon';
import {Progress} from '../../ui/Progress';
import * as styles from './PerksBar.css';
import {useTranslate} from './texts';

/** Shows how far it is to free shipping and to the gift; nothing where there are no shipping costs (Specification, section 4). */
export function PerksBar({perks: display}: {readonly perks: PerksDisplay}) {
  const translate = useTranslate();
  const format = useFormat();
  const {visible, headline, reached, isMissedByCode, remaining, progressPercent, perks} = display;
  if (!visible) return null;
  const shipping = perks.find(({id}) => id === 'free-shipping');
  const gift = perks.find(({id}) => id === 'free-article');
  return (
    <div className={styles.perks}>
      <p className={styles.headline}>
        {headline === 'free'
          ? translate('cart:perks.free')
          : translate('cart:perks.incentive', {from: shipping ? format.amount(shipping.from) : ''})}
      </p>
      <Progress percent={progressPercent} label={translate('cart:perks.progress')} />
      {reached === 'none' ? (
        <p className={styles.message}>{translate('cart:perks.remaining', {amount: format.amount(remaining)})}</p>
      ) : (
        <p className={styles.reached}>
          <Icon name="check" size="small" />
          {translate(reached === 'all' ? 'cart:perks.reachedAll' : 'cart:perks.reached')}
        </p>
      )}
      {isMissedByCode && <p className={styles.message}>{translate('cart:perks.afterCode')}</p>}
      {reached === 'free-shipping' && gift && !gift.active && (
        <p className={styles.message}>
          {translate('cart:perks.giftRemaining', {amount: format.amount(gift.remaining)})}
        </p>
      )}
    </div>
  );
}
