import {contentPath} from '../../pages/paths';
import type {CartSummary} from '../../domain/cart/summary';
import {isZero} from '../../domain/money';
import {useFormat, useLanguage} from '../../i18n/use-translate';
import {TextLink} from '../../ui/TextLink';
import {AmountList} from '../parts/AmountList';
import {amountRows} from './amount-rows';
import * as styles from './CartTotals.css';
import {useTranslate} from './texts';

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
