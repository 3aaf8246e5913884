import type {Order} from '../../domain/order/order';
import {isZero, negate, subtract, sum} from '../../domain/money';
import type {Translate} from '../../i18n/catalogue';
import type {Format} from '../../i18n/format';
import {useFormat, useTranslate} from '../../i18n/use-translate';
import {AmountList, type AmountRow} from './AmountList';

type Amounts = Pick<Order, 'subtotal' | 'discounts' | 'shipping' | 'total' | 'giftCards' | 'isPaid' | 'isTaxFree'>;

/** Shows how the sum of an order comes about, and what gift cards pay of it. */
export function OrderAmounts({order}: {readonly order: Amounts}) {
  const translate = useTranslate<'checkout'>();
  return <AmountList rows={amountRows(order, translate, useFormat())} />;
}

function amountRows(order: Amounts, translate: Translate<'checkout'>, format: Format): readonly AmountRow[] {
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
    ...giftCards.map(({lastCharacters, amount}, index) => ({
      key: `card-${index}`,
      label:
        lastCharacters === ''
          ? translate('checkout:order.unknownGiftCard')
          : translate('checkout:order.giftCard', {lastCharacters}),
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
