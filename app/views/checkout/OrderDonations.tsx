import {BRAND} from '../../config/brand';
import type {Order} from '../../domain/order/order';
import {useFormat, useTranslate} from '../../i18n/use-translate';
import {AmountList} from '../parts/AmountList';
import * as styles from './OrderDonations.css';

/** What the order gives, project by project. */
export function OrderDonations({donations}: Pick<Order, 'donations'>) {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <section className={styles.donations} aria-labelledby="order-donations">
      <h2 className={styles.title} id="order-donations">
        {translate('checkout:donations.title')}
      </h2>
      <AmountList
        rows={donations.map(({project, amount}) => ({
          key: project,
          label: translate(`checkout:donations.${project}`),
          amount: format.money(amount),
        }))}
      />
      <p className={styles.text}>{translate('checkout:donations.text', {foundation: BRAND.foundation})}</p>
    </section>
  );
}
