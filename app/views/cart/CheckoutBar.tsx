import type {Money} from '../../domain/money';
import {useFormat, useTranslate} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import * as styles from './CheckoutBar.css';

type Props = {
  /** The platform's own address, never rebuilt. */
  readonly url: string;
  /** What is left to pay. */
  readonly due: Money;
};

/** The way to the checkout: a link, for following it changes nothing. On phones it stays at hand, with what it will cost. */
export function CheckoutBar({url, due}: Props) {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <div className={styles.bar} data-foot-bar>
      <p className={styles.total} aria-hidden="true">
        <span className={styles.amount}>{format.money(due)}</span>
        <span className={styles.vat}>{translate('cart:totals.vat')}</span>
      </p>
      <Button href={url} rel="nofollow" bright className={styles.action} data-event="begin_checkout">
        {translate('cart:checkout.action')}
      </Button>
    </div>
  );
}
