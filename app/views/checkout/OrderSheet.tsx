import type {Order} from '../../domain/order/order';
import {OrderAmounts} from '../parts/OrderAmounts';
import {OrderLines} from '../parts/OrderLines';
import * as styles from './OrderSheet.css';
import {useTranslate} from './texts';

/** Shows what was ordered and what it came to, like a receipt. */
export function OrderSheet({order}: {readonly order: Order}) {
  const translate = useTranslate();
  return (
    <section className={styles.sheet} aria-labelledby="order-sheet">
      <h2 className={styles.title} id="order-sheet">
        {translate('checkout:order.title')}
      </h2>
      <OrderLines lines={order.lines} />
      <OrderAmounts order={order} />
    </section>
  );
}
