import {contentPath} from '../../config/paths';
import type {CartSummary} from '../../domain/cart/summary';
import {isZero, negate} from '../../domain/money';
import type {Format} from '../../i18n/format';
import {useFormat, useLanguage, useTranslate} from '../../i18n/use-translate';
import type {Translate} from '../../i18n/catalogue';
import {TextLink} from '../../ui/TextLink';
import {AmountList, type AmountRow} from '../parts/AmountList';
import {cartAmounts} from './cart-amounts';
import * as styles from './CartTotals.css';

/** What the cart costs, row by row, and what is saved (Specification, section 2, Cart). */
export function CartTotals({summary}: {readonly summary: CartSummary}) {
  const translate = useTranslate();
  const format = useFormat();
  const language = useLanguage();
  const shippingLabel = (
    <TextLink href={contentPath(language, 'shipping')}>{translate('cart:totals.shipping')}</TextLink>
  );
  const rows = amountRows(summary, translate, format).map((row) =>
    row.key === 'shipping' ? {...row, label: shippingLabel} : row,
  );
  return (
    <section className={styles.totals} aria-labelledby="cart-totals">
      <h2 className={styles.title} id="cart-totals">
        {translate('cart:totals.title')}
      </h2>
      <AmountList rows={rows} />
      {!isZero(summary.savings) && (
        <p className={styles.savings}>{translate('cart:totals.savings', {amount: format.money(summary.savings)})}</p>
      )}
    </section>
  );
}

function amountRows(summary: CartSummary, translate: Translate, format: Format): readonly AmountRow[] {
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
      note: translate('cart:totals.vat'),
      amount: format.money(total),
      weight: 'total',
    },
    ...cards,
    ...(cards.length > 0 ? [dueRow] : []),
  ];
}
