import {type FormEvent, useState} from 'react';

import {announceAdded} from '../../client/added-to-cart';
import {newIdempotencyKey} from '../../client/idempotency-key';
import {IDEMPOTENCY_KEY_FIELD} from '../../domain/form/idempotency-key';
import {cartOf, sendToCart} from '../../client/send-to-cart';
import {submitterOf} from '../../client/submitter';
import {DONATION} from '../../config/commerce';
import {cardForm, type CardForm} from '../../domain/product/card-forms';
import type {ProductCard} from '../../domain/product/product';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {cartPath} from '../../pages/paths';
import {Icon} from '../../ui/Icon';
import {AddToCartOutcome} from './AddToCartOutcome';
import * as styles from './CardAddForm.css';
import {IdempotencyKeyField} from './IdempotencyKeyField';
import {showAnsweredCount} from './show-cart-count';
import type {AddToCartAnswer} from './use-add-to-cart';

const NOTHING_YET = [{title: '', answer: undefined}] as const;

/** Shows the forms behind the buttons of all cards: they lead to the cart, and stay on the page with JavaScript. */
export function CardAddForm({forms}: Pick<CardFormsProps, 'forms'>) {
  const {action, submit, outcomes} = useCardAdds();
  return (
    <div className={styles.outcome}>
      <CardForms forms={forms} action={action} onSubmit={submit} />
      {(outcomes.length === 0 ? NOTHING_YET : outcomes).map(({title, answer}, index) => (
        <AddToCartOutcome key={index} title={title} answer={answer} isSpoken />
      ))}
    </div>
  );
}

/** A press on the button of a card, with the form as it was filled by that. */
type Press = {readonly button: HTMLButtonElement; readonly form: FormData};

/** What came of a press. */
type CardOutcome = {readonly title: string; readonly answer: AddToCartAnswer};

/** What the cards have sent in this document, whatever page they stood on: all of it is for the same cart. */
const sent = {last: Promise.resolve(), waiting: 0, lostKeys: new Map<string, string>()};

/**
 * Sends what the cards of a page put into the cart, one after the other, for two at once would each begin a cart. A press on
 * a button whose product is still on its way is the same wish, and so is one after a press that was not answered. `outcomes`
 * are those to tell since nothing was under way, the latest one last.
 */
function useCardAdds() {
  const language = useLanguage();
  const [outcomes, setOutcomes] = useState<readonly CardOutcome[]>([]);

  async function send({button, form}: Press) {
    const what = button.value;
    const title = button.dataset['title'] ?? '';
    const idempotencyKey = sent.lostKeys.get(what) ?? newIdempotencyKey();
    form.set(IDEMPOTENCY_KEY_FIELD, idempotencyKey);
    const answer = await sendToCart(language, form);
    if (answer === null) sent.lostKeys.set(what, idempotencyKey);
    else sent.lostKeys.delete(what);
    sent.waiting -= 1;
    button.removeAttribute('aria-busy');
    setOutcomes((before) => [...before.filter((one) => isToTell(one, answer)), {title, answer}]);
    showAnsweredCount(answer);
    if (answer?.isAdded) announceAdded({title, pressed: button}, cartOf(answer, language));
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    const press = pressOf(event);
    if (press === null) return;
    event.preventDefault();
    if (press.button.getAttribute('aria-busy') === 'true') return;
    // The button may stand in a part of the page that React has left as the worker made it.
    press.button.setAttribute('aria-busy', 'true');
    if (sent.waiting === 0) setOutcomes([]);
    sent.waiting += 1;
    sent.last = sent.last.then(() => send(press));
  }

  return {action: cartPath(language), submit, outcomes};
}

/** What kept something out stays; that no answer came is said once. */
function isToTell({answer}: CardOutcome, next: AddToCartAnswer): boolean {
  return answer === null ? next !== null : !answer?.isAdded;
}

/** `null` where no button was pressed: nobody knows for which card the form is. */
function pressOf(event: FormEvent<HTMLFormElement>): Press | null {
  const button = submitterOf(event);
  return button instanceof HTMLButtonElement ? {button, form: new FormData(event.currentTarget, button)} : null;
}

const ID = 'add-';

/** Selects the buttons of the cards. */
export const CARD_BUTTONS = `button[form^="${ID}"]`;

type CardFormsProps = {
  readonly forms: readonly CardForm[];
  readonly action: string;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/**
 * Shows the forms that all cards of a page share: what gives a donation says to which project, so that it is one line of the cart with
 * what its page puts there.
 */
export function CardForms({forms, ...props}: CardFormsProps) {
  return forms.map((form) => (
    <form key={form} id={ID + form} method="post" {...props}>
      <input type="hidden" name="intent" value="add" />
      {form === 'donating' && <input type="hidden" name="project" value={DONATION.defaultProject} />}
      <IdempotencyKeyField />
    </form>
  ));
}

type Props = Pick<ProductCard, 'title'> & {
  readonly variant: ProductCard['variant'] | undefined;
  readonly offer: NonNullable<ProductCard['offer']>;
};

/** Puts what the card's price speaks for into the cart. */
export function CardAdd({title, variant, offer}: Props) {
  const translate = useTranslate();
  const name = variant?.title ?? offer.title;
  const what = name === null ? title : `${title}, ${name}`;
  return (
    <button
      className={styles.button}
      type="submit"
      form={ID + cardForm(offer)}
      name="variantId"
      value={offer.variantId}
      data-title={what}
      aria-label={translate(offer.isPreOrder ? 'listing:card.preOrder' : 'listing:card.add', {title: what})}
    >
      <Icon name="cart" />
    </button>
  );
}
