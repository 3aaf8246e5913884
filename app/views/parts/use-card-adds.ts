import {useRef, useState, type FormEvent} from 'react';

import {tellAdded} from '../../client/cart-news';
import {operationId} from '../../client/operation-id';
import {isAdded, sendToCart} from '../../client/send-to-cart';
import {cartPath} from '../../config/paths';
import {useLanguage} from '../../i18n/use-translate';
import {showCartCount} from './show-cart-count';
import type {AddToCartAnswer} from './use-add-to-cart';

/** A press on the button of a card, with the form as it was filled by that. */
type Press = {readonly button: HTMLButtonElement; readonly form: FormData};

/** What came of a press. */
export type CardOutcome = {readonly title: string; readonly answer: AddToCartAnswer};

/**
 * Sends what the cards of a page put into the cart, one after the other, for two at once would each begin a cart. A press on
 * a button whose product is still on its way is the same wish, and so is one after a press that was not answered. `outcomes`
 * are those to tell since nothing was under way, the latest one last.
 */
export function useCardAdds() {
  const language = useLanguage();
  const [outcomes, setOutcomes] = useState<readonly CardOutcome[]>([]);
  const last = useRef(Promise.resolve());
  const waiting = useRef(0);
  const unanswered = useRef(new Map<string, string>());

  async function send({button, form}: Press) {
    const what = button.value;
    const title = button.dataset['title'] ?? '';
    const operation = unanswered.current.get(what) ?? operationId();
    form.set('operation', operation);
    const answer = await sendToCart(language, form);
    if (answer === null) unanswered.current.set(what, operation);
    else unanswered.current.delete(what);
    waiting.current -= 1;
    button.removeAttribute('aria-busy');
    setOutcomes((before) => [...before.filter((one) => isToTell(one, answer)), {title, answer}]);
    if (answer?.ok && answer.cartCount !== null) showCartCount(answer.cartCount);
    if (isAdded(answer)) tellAdded({title, pressed: button});
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    const press = pressOf(event);
    if (press === null) return;
    event.preventDefault();
    if (press.button.getAttribute('aria-busy') === 'true') return;
    // The button may stand in a part of the page that React has left as the worker made it.
    press.button.setAttribute('aria-busy', 'true');
    if (waiting.current === 0) setOutcomes([]);
    waiting.current += 1;
    last.current = last.current.then(() => send(press));
  }

  return {action: cartPath(language), submit, outcomes};
}

/** What kept something out stays; that no answer came is said once. */
function isToTell({answer}: CardOutcome, next: AddToCartAnswer): boolean {
  return answer === null ? next !== null : !isAdded(answer);
}

/** `null` where no button was pressed: nobody knows for which card the form is. */
function pressOf({currentTarget, nativeEvent}: FormEvent<HTMLFormElement>): Press | null {
  const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
  return button instanceof HTMLButtonElement ? {button, form: new FormData(currentTarget, button)} : null;
}
