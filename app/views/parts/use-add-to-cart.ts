import {useEffect, useRef, useState, type FormEvent} from 'react';

import {announceAdded} from '../../client/added-to-cart';
import {newIdempotencyKey} from '../../client/idempotency-key';
import {IDEMPOTENCY_KEY_FIELD} from '../../domain/form/idempotency-key';
import {cartOf, sendToCart, type SentToCart} from '../../client/send-to-cart';
import {submitterOf} from '../../client/submitter';
import {cartPath} from '../../pages/paths';
import {useLanguage} from '../../i18n/use-translate';
import {showAnsweredCount} from './show-cart-count';

/** What came of adding something: `null` where no answer came, `undefined` where none is due or yet there. */
export type AddToCartAnswer = SentToCart | null | undefined;

/** Why a variant cannot be bought any more. */
export type GoneState = 'sold-out' | 'archived';

/** A form that was sent, and for which variant. */
type Sent = {readonly key: string; readonly answer: AddToCartAnswer};

type Options = {
  /** Of the variant: what came of one says nothing about another. */
  readonly key: string;
  /** Of the product, for the notice. */
  readonly title: string;
  /** Is called where the variant turns out to be gone. */
  readonly onGone?: ((state: GoneState) => void) | undefined;
};

/**
 * Sends a form to the cart without leaving the page, with an idempotency key of its own each time. Success is announced
 * by the notice at the cart button; `outcome` is for the message in the form that says why an add failed.
 */
export function useAddToCart({key, title, onGone}: Options) {
  const language = useLanguage();
  const [sent, setSent] = useState<Sent | null>(null);
  // A press that was not answered may have come through: the next one is the same.
  const unconfirmedKey = useRef<string | null>(null);
  const own = sent?.key === key ? sent : null;
  const pending = own !== null && own.answer === undefined;
  const answer = own?.answer;
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer !== undefined && !answer?.isAdded) outcome.current?.scrollIntoView({block: 'nearest'});
  }, [answer]);

  async function send(form: FormData, pressed: Element | null) {
    const idempotencyKey = unconfirmedKey.current ?? newIdempotencyKey();
    form.set(IDEMPOTENCY_KEY_FIELD, idempotencyKey);
    setSent({key, answer: undefined});
    const reply = await sendToCart(language, form);
    unconfirmedKey.current = reply === null ? idempotencyKey : null;
    setSent((latest) => (latest?.key === key ? {key, answer: reply} : latest));
    showAnsweredCount(reply);
    const gone = reply?.messages.find((message) => /stock|archived/.test(message));
    if (gone !== undefined) onGone?.(gone.endsWith('archived') ? 'archived' : 'sold-out');
    // The notice tells what came in, wherever one is on the page; what kept it out stands at the form.
    if (reply?.isAdded) announceAdded({title, pressed}, cartOf(reply, language));
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const {currentTarget} = event;
    // A form that has waited for its variant names no button.
    void send(new FormData(currentTarget), submitterOf(event) ?? currentTarget.querySelector('button[type="submit"]'));
  }

  return {action: cartPath(language), pending, answer, outcome, submit};
}
