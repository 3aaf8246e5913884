import type {Order} from '../../domain/order/order';
import {useFormat, useTranslate} from '../../i18n/use-translate';
import {Notice} from '../../ui/Notice';
import * as styles from './OrderHead.css';
import {SteamingCup} from './SteamingCup';

/** Thanks, the number, and where the confirmation went. */
export function OrderHead({order}: {readonly order: Order}) {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <header className={styles.head}>
      <SteamingCup />
      <div className={styles.words}>
        <h1>{translate('checkout:thanks')}</h1>
        <p className={styles.number}>
          {translate('checkout:number')} <strong>{order.number}</strong>
        </p>
        <p className={styles.facts}>
          {translate('checkout:placed', {date: format.date(order.createdAt)})}.{' '}
          {translate('checkout:mail', {email: order.maskedEmail})}
        </p>
      </div>
      {!order.isPaid && (
        <div className={styles.pending}>
          <Notice tone="warning" title={translate('checkout:pending.title')}>
            <p>{translate('checkout:pending.text')}</p>
          </Notice>
        </div>
      )}
    </header>
  );
}
