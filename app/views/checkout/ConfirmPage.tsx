import type {Confirmation} from '../../domain/order/order';
import {PageWidth} from '../../ui/PageWidth';
import * as styles from './ConfirmPage.css';
import {NoOrder} from './NoOrder';
import {OrderAccount} from './OrderAccount';
import {OrderDonations} from './OrderDonations';
import {OrderHead} from './OrderHead';
import {OrderNext} from './OrderNext';
import {OrderSheet} from './OrderSheet';

/** Where the checkout leads: the order and what happens next, or a page that tells nothing of anybody's order. */
export function ConfirmPage({confirmation}: {readonly confirmation: Confirmation}) {
  if (confirmation.state !== 'found') return <NoOrder state={confirmation.state} />;
  const {order} = confirmation;
  return (
    <PageWidth className={styles.page}>
      <OrderHead order={order} />
      <div className={styles.columns}>
        <div className={styles.sheet}>
          <OrderSheet order={order} />
        </div>
        <div className={styles.next}>
          <OrderNext order={order} />
          <OrderAccount />
          {order.donations.length > 0 && <OrderDonations donations={order.donations} />}
        </div>
      </div>
    </PageWidth>
  );
}
