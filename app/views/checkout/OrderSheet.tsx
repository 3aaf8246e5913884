import type {Order, OrderLine} from '../../domain/order/order';
import type {Translate} from '../../i18n/catalogue';
import type {Format} from '../../i18n/format';
import {useFormat} from '../../i18n/use-translate';
import {OrderAmounts} from '../parts/OrderAmounts';
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
      <ul className={styles.lines}>
        {order.lines.map((line, position) => (
          <Line key={position} line={line} />
        ))}
      </ul>
      <OrderAmounts order={order} />
    </section>
  );
}

function Line({line}: {readonly line: OrderLine}) {
  const translate = useTranslate();
  const format = useFormat();
  const {title, variantTitle, quantity, weeks, deliveryNote, recipient, subtotal} = line;
  return (
    <li className={styles.line}>
      <span className={styles.quantity}>{translate('checkout:order.quantity', {count: quantity})}</span>
      <span>
        <span className={styles.name}>{title}</span>
        {variantTitle !== null && <span className={styles.detail}>{variantTitle}</span>}
        {weeks !== null && <span className={styles.detail}>{translate('checkout:order.weeks', {count: weeks})}</span>}
        {recipient !== null && <span className={styles.detail}>{recipientText(recipient, translate, format)}</span>}
        {deliveryNote !== null && <span className={styles.detail}>{deliveryNote}</span>}
      </span>
      <span className={styles.amount}>{format.money(subtotal)}</span>
    </li>
  );
}

function recipientText(
  {name, sendOn}: NonNullable<OrderLine['recipient']>,
  translate: Translate<'checkout'>,
  format: Format,
): string {
  return sendOn === null
    ? translate('checkout:order.recipient', {name})
    : translate('checkout:order.recipientOn', {name, date: format.date(sendOn)});
}
