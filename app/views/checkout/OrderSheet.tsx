import type {Order, OrderLine} from '../../domain/order/order';
import {isZero, negate, subtract, sum} from '../../domain/money';
import type {Translate} from '../../i18n/catalogue';
import type {Format} from '../../i18n/format';
import {useFormat} from '../../i18n/use-translate';
import {AmountList, type AmountRow} from '../parts/AmountList';
import * as styles from './OrderSheet.css';
import {useTranslate} from './texts';

/** Shows what was ordered and what it came to, like a receipt. */
export function OrderSheet({order}: {readonly order: Order}) {
  const translate = useTranslate();
  const format = useFormat();
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
      <AmountList rows={amountRows(order, translate, format)} />
    </section>
  );
}

function Line({line: {title, variantTitle, quantity, weeks, deliveryNote, subtotal}}: {readonly line: OrderLine}) {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <li className={styles.line}>
      <span className={styles.quantity}>{translate('checkout:order.quantity', {count: quantity})}</span>
      <span>
        <span className={styles.name}>{title}</span>
        {variantTitle !== null && <span className={styles.detail}>{variantTitle}</span>}
        {weeks !== null && <span className={styles.detail}>{translate('checkout:order.weeks', {count: weeks})}</span>}
        {deliveryNote !== null && <span className={styles.detail}>{deliveryNote}</span>}
      </span>
      <span className={styles.amount}>{format.money(subtotal)}</span>
    </li>
  );
}

function amountRows(order: Order, translate: Translate<'checkout'>, format: Format): readonly AmountRow[] {
  const {subtotal, discounts, shipping, total, giftCards, isPaid, isTaxFree} = order;
  const used = sum(
    giftCards.map((card) => card.amount),
    total.currency,
  );
  const dueKey = isPaid ? 'checkout:order.due' : 'checkout:order.duePending';
  return [
    {key: 'subtotal', label: translate('checkout:order.subtotal'), amount: format.money(subtotal)},
    ...discounts.map(({code, title, amount}) => ({
      key: `discount-${code ?? title}`,
      label: code === null ? title : translate('checkout:order.code', {code}),
      amount: format.money(negate(amount)),
    })),
    {
      key: 'shipping',
      label: translate('checkout:order.shipping'),
      amount: shippingText(shipping, translate, format),
    },
    {
      key: 'total',
      label: translate('checkout:order.total'),
      note: translate(isTaxFree ? 'checkout:order.taxFree' : 'checkout:order.vat'),
      amount: format.money(total),
      weight: 'total',
    },
    ...giftCards.map(({lastCharacters, amount}) => ({
      key: `card-${lastCharacters}`,
      label: translate('checkout:order.giftCard', {lastCharacters}),
      amount: format.money(negate(amount)),
    })),
    ...(giftCards.length > 0
      ? [{key: 'due', label: translate(dueKey), amount: format.money(subtract(total, used)), weight: 'strong'} as const]
      : []),
  ];
}

function shippingText(shipping: Order['shipping'], translate: Translate<'checkout'>, format: Format): string {
  if (shipping === null) return translate('checkout:order.shippingNone');
  return isZero(shipping) ? translate('checkout:order.shippingFree') : format.money(shipping);
}
