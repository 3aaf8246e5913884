import type {Order, OrderLine} from '../../domain/order/order';
import type {Translate} from '../../i18n/catalogue';
import type {Format} from '../../i18n/format';
import {useFormat, useTranslate} from '../../i18n/use-translate';
import * as styles from './OrderLines.css';

type Props = {
  readonly lines: Order['lines'];
  /** For screen readers, where no headline says it. */
  readonly label?: string;
};

/** Shows what was ordered, piece by piece, and for whom. */
export function OrderLines({lines, label}: Props) {
  return (
    <ul className={styles.lines} aria-label={label}>
      {lines.map((line, position) => (
        <Line key={position} line={line} />
      ))}
    </ul>
  );
}

function Line({line}: {readonly line: OrderLine}) {
  const translate = useTranslate<'checkout'>();
  const format = useFormat();
  const {title, variantTitle, quantity, isSubscription, weeks, deliveryNote, recipient, subtotal} = line;
  return (
    <li className={styles.line}>
      <span className={styles.quantity}>{translate('checkout:order.quantity', {count: quantity})}</span>
      <span>
        <span className={styles.name}>{title}</span>
        {variantTitle !== null && <span className={styles.detail}>{variantTitle}</span>}
        {isSubscription && (
          <span className={styles.detail}>
            {weeks === null
              ? translate('checkout:order.subscription')
              : translate('checkout:order.weeks', {count: weeks})}
          </span>
        )}
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
