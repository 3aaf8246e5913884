import {useContext, useEffect, useState, type MouseEvent} from 'react';

import type {Money} from '../../domain/money';
import {useFormat} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {CartSubmissionContext} from './cart-submission';
import * as styles from './CheckoutBar.css';
import {useTranslate} from './texts';

type Props = {
  /** The platform's own address, never rebuilt. */
  readonly url: string;
  /** What is left to pay. */
  readonly due: Money;
};

/**
 * The way to the checkout: a link, for following it changes nothing. On phones it stays at hand, with what it will cost. Who
 * has just changed the cart pays for the changed one.
 */
export function CheckoutBar({url, due}: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const {leaving, leave} = useLeaving(url);
  return (
    <div className={styles.bar} data-foot-bar>
      <p className={styles.total} aria-hidden="true">
        <span className={styles.amount}>{format.money(due)}</span>
        <span className={styles.vat}>{translate('cart:totals.vat')}</span>
      </p>
      <Button
        href={url}
        rel="nofollow"
        bright
        className={styles.action}
        pending={leaving}
        onClick={leave}
        data-event="begin_checkout"
      >
        {translate('cart:checkout.action')}
      </Button>
    </div>
  );
}

/** Waits for what is under way before it leaves, and stays where that has failed. */
function useLeaving(url: string) {
  const {pending, failed} = useContext(CartSubmissionContext);
  const [wanted, setWanted] = useState(false);
  const isBusy = pending !== null;
  const leaving = wanted && isBusy;
  useEffect(() => {
    if (!wanted || isBusy) return;
    setWanted(false);
    if (!failed) location.assign(url);
  }, [wanted, isBusy, failed, url]);

  function leave(event: MouseEvent<HTMLAnchorElement>) {
    if (!isBusy || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setWanted(true);
  }

  return {leaving, leave};
}
