import type {CartSummary} from '../../domain/cart/summary';
import {useFormat, useTranslate} from '../../i18n/use-translate';
import {amountRows} from '../cart/amount-rows';
import {AmountList} from '../parts/AmountList';

import * as styles from './Minicart.css';
import {MinicartLine} from './MinicartLine';

type Props = {readonly summary: CartSummary; readonly changed: () => void};

/** The items, and what they come to: subtotal, voucher, shipping, total incl. VAT. */
export function MinicartContents({summary, changed}: Props) {
  const t = useTranslate();
  const format = useFormat();
  const {oneTime, subscription} = summary.groups;
  const items = [...oneTime, ...subscription];
  return (
    <>
      <ul className={styles.lines}>
        {[...items.filter((item) => !item.isFreeArticle), ...items.filter((item) => item.isFreeArticle)].map((item) => (
          <MinicartLine key={item.line.id} item={item} changed={changed} />
        ))}
      </ul>
      <AmountList rows={amountRows(summary, t, format)} />
    </>
  );
}
