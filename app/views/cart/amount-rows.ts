import type {CartSummary} from '../../domain/cart/summary';
import {isZero, negate} from '../../domain/money';
import type {Translate} from '../../i18n/catalogue';
import type {Format} from '../../i18n/format';
import type {AmountRow} from '../parts/AmountList';
import {cartAmounts} from './cart-amounts';

/** Returns the key of the note beside a total: an export is free of VAT (docs/decisions/253-outside-the-vat-area.md). */
export function vatNote({delivery}: Pick<CartSummary, 'delivery'>) {
  return delivery.hasImportDuties ? 'cart:totals.taxFree' : 'cart:totals.vat';
}

/**
 * Returns the rows of a cart's costs: goods, gift and vouchers, shipping (with the key `shipping`), total with its note on
 * VAT, gift cards.
 */
export function amountRows(summary: CartSummary, translate: Translate<'cart'>, format: Format): readonly AmountRow[] {
  const {goods, gift, voucher, shipping, total, due} = cartAmounts(summary);
  const free = summary.hasShippingCosts ? 'cart:totals.shippingFree' : 'cart:totals.shippingNone';
  const cards = summary.giftCards.map(({id, lastCharacters, amountUsed}) => ({
    key: id,
    label: translate('cart:totals.giftCard', {lastCharacters}),
    amount: format.money(negate(amountUsed)),
  }));
  const reductions = [
    {key: 'gift', label: translate('cart:totals.gift'), money: gift},
    {key: 'voucher', label: translate('cart:totals.voucher'), money: voucher},
  ].filter((row) => !isZero(row.money));
  const dueRow = {
    key: 'due',
    label: translate('cart:totals.due'),
    amount: format.money(due),
    weight: 'strong',
  } as const;
  return [
    {key: 'goods', label: translate('cart:totals.goods'), amount: format.money(goods)},
    ...reductions.map(({key, label, money}) => ({key, label, amount: format.money(money)})),
    {
      key: 'shipping',
      label: translate('cart:totals.shipping'),
      amount: isZero(shipping) ? translate(free) : format.money(shipping),
    },
    {
      key: 'total',
      label: translate('cart:totals.total'),
      note: translate(vatNote(summary)),
      amount: format.money(total),
      weight: 'total',
    },
    ...cards,
    ...(cards.length > 0 ? [dueRow] : []),
  ];
}
