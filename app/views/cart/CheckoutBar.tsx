import {useContext, useEffect, useState, type MouseEvent} from 'react';

import {TO_CHECKOUT} from '../../domain/cart/note';
import type {CartSummary} from '../../domain/cart/summary';
import {useFormat, useLanguage} from '../../i18n/use-translate';
import {checkoutPath} from '../../pages/paths';
import {Button} from '../../ui/Button';
import {vatNote} from './amount-rows';
import {cartAmounts} from './cart-amounts';
import {CartSubmissionContext} from './cart-submission';
import * as styles from './CheckoutPanel.css';
import {NOTE_FORM} from './NoteBox';
import {valuesOf} from './sent-form';
import {useTranslate} from './texts';

type Props = {
  readonly summary: CartSummary;
  /** Whether the note was not taken as it was sent last. */
  readonly isNoteRefused: boolean;
};

/**
 * Shows the way to the checkout: a button that saves the note first. On phones it stays at hand, with what it will cost. Who has just
 * changed the cart pays for the changed one.
 */
export function CheckoutBar({summary, isNoteRefused}: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const {leaving, leave} = useLeaving(summary, isNoteRefused);
  return (
    <div className={styles.bar} data-foot-bar>
      <p className={styles.total} aria-hidden="true">
        <span className={styles.amount}>{format.money(cartAmounts(summary).due)}</span>
        <span className={styles.vat}>{translate(vatNote(summary))}</span>
      </p>
      <Button
        form={NOTE_FORM}
        {...TO_CHECKOUT}
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

/** Sends a note that is not saved yet, waits for what is under way before it leaves, and stays where that has failed. */
function useLeaving(saved: CartSummary, isNoteRefused: boolean) {
  const url = checkoutPath(useLanguage());
  const {pending, failed} = useContext(CartSubmissionContext);
  const [wanted, setWanted] = useState(false);
  const isBusy = pending !== null;
  const leaving = wanted && isBusy;
  useEffect(() => {
    if (!wanted || isBusy) return;
    setWanted(false);
    if (!failed && !isNoteRefused) location.assign(url);
  }, [wanted, isBusy, failed, isNoteRefused, url]);

  function leave(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault();
    const {form} = event.currentTarget;
    if (form !== null && (isNoteRefused || isUnsaved(form, saved))) form.requestSubmit();
    else if (!isBusy) {
      location.assign(url);
      return;
    }
    setWanted(true);
  }

  return {leaving, leave};
}

function isUnsaved(form: HTMLFormElement, {note, isGift}: CartSummary): boolean {
  const {note: typed = '', gift} = valuesOf(new FormData(form));
  return typed.trim() !== note || (gift !== undefined) !== isGift;
}
