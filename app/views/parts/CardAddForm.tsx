import {useFetcher} from '@remix-run/react';
import {useEffect, useState, type FormEvent} from 'react';

import {tellAdded} from '../../client/cart-news';
import {operationId} from '../../client/operation-id';
import {cartPath} from '../../config/paths';
import {wasAdded} from '../../domain/cart/refusal';
import {useLanguage} from '../../i18n/use-translate';
import type {AddToCartAnswer} from './use-add-to-cart';
import {AddToCartOutcome} from './AddToCartOutcome';
import {CARD_ADD_FORM} from './CardAdd';
import * as styles from './CardAdd.css';
import {OperationField} from './OperationField';
import {showCartCount} from './show-cart-count';

/** The one form behind the buttons of all cards: leads to the cart, and stays on the page with JavaScript. */
export function CardAddForm() {
  const action = cartPath(useLanguage());
  const fetcher = useFetcher<AddToCartAnswer>({key: CARD_ADD_FORM});
  const [pressed, setPressed] = useState<HTMLButtonElement | null>(null);
  const title = pressed?.dataset['title'] ?? '';
  const pending = fetcher.state !== 'idle';
  const answer = pending ? undefined : fetcher.data;
  useEffect(() => {
    if (answer?.ok && answer.cartCount !== null) showCartCount(answer.cartCount);
    if (answer?.ok && wasAdded(answer.refusals)) tellAdded({title, pressed});
  }, [answer, title, pressed]);

  function submit(event: FormEvent<HTMLFormElement>) {
    const {submitter} = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : {submitter: null};
    if (!(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    if (pending) return;
    const form = new FormData(event.currentTarget, submitter);
    form.set('operation', operationId());
    setPressed(submitter);
    fetcher.submit(form, {method: 'post', action});
  }

  return (
    <div className={styles.outcome}>
      <form id={CARD_ADD_FORM} method="post" action={action} onSubmit={submit}>
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="quantity" value="1" />
        <OperationField />
      </form>
      <AddToCartOutcome title={title} answer={answer} />
    </div>
  );
}
