import {useFetcher} from '@remix-run/react';
import {useEffect, useRef, useState, type FormEvent} from 'react';

import {tellAdded} from '../../client/cart-news';
import {operationId} from '../../client/operation-id';
import {cartPath} from '../../config/paths';
import {wasAdded} from '../../domain/cart/refusal';
import {useLanguage} from '../../i18n/use-translate';
import {CARD_ADD_FORM} from './CardAdd';
import {showCartCount} from './show-cart-count';
import type {AddToCartAnswer} from './use-add-to-cart';

/** A press on the button of a card, with the form as it was filled by that. */
type Press = {readonly button: HTMLButtonElement; readonly form: FormData};

/** What came of a press; `answer` is missing while it is under way. */
export type CardOutcome = {readonly title: string; readonly answer: AddToCartAnswer | undefined};

/** The press that was sent last, what had been answered before it, and what was refused of those it had to wait for. */
type Sent = Press & {readonly before: AddToCartAnswer | undefined; readonly refused: readonly CardOutcome[]};

const titleOf = ({button}: Press) => button.dataset['title'] ?? '';

/**
 * Sends what the cards of a page put into the cart, one after the other, for two at once would each begin a cart. A press on
 * a button whose product is still on its way is the same wish. `outcomes` are those to tell, the latest one last.
 */
export function useCardAdds() {
  const action = cartPath(useLanguage());
  const fetcher = useFetcher<AddToCartAnswer>({key: CARD_ADD_FORM});
  const waiting = useRef<Press[]>([]);
  const [sent, setSent] = useState<Sent | null>(null);
  // The router tells of its work in a moment: the answer before stands until then.
  const isBusy = fetcher.state !== 'idle' || (sent !== null && sent.before === fetcher.data);
  const answer = isBusy || sent === null ? undefined : fetcher.data;

  function send(press: Press, refused: readonly CardOutcome[]) {
    setSent({...press, before: fetcher.data, refused});
    fetcher.submit(press.form, {method: 'post', action});
  }

  useEffect(() => {
    if (sent === null || answer === undefined) return;
    sent.button.removeAttribute('aria-busy');
    if (answer.ok && answer.cartCount !== null) showCartCount(answer.cartCount);
    if (isAdded(answer)) tellAdded({title: titleOf(sent), pressed: sent.button});
  }, [answer, sent]);

  useEffect(() => {
    if (sent === null || answer === undefined) return;
    const next = waiting.current.shift();
    if (next) send(next, isAdded(answer) ? sent.refused : [...sent.refused, {title: titleOf(sent), answer}]);
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    const press = pressOf(event);
    if (press === null) return;
    event.preventDefault();
    if (press.button.getAttribute('aria-busy') === 'true') return;
    // The button may stand in a part of the page that React has left as the worker made it.
    press.button.setAttribute('aria-busy', 'true');
    if (isBusy) waiting.current.push(press);
    else send(press, []);
  }

  return {action, submit, outcomes: sent === null ? [] : [...sent.refused, {title: titleOf(sent), answer}]};
}

/** `null` where no button was pressed: nobody knows for which card the form is. */
function pressOf({currentTarget, nativeEvent}: FormEvent<HTMLFormElement>): Press | null {
  const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
  if (!(button instanceof HTMLButtonElement)) return null;
  const form = new FormData(currentTarget, button);
  form.set('operation', operationId());
  return {button, form};
}

function isAdded(answer: AddToCartAnswer): boolean {
  return answer.ok && wasAdded(answer.refusals);
}
