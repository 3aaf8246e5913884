import {useContext, useEffect, type FormEvent} from 'react';

import {submitterOf} from '../../client/submitter';
import {cartPath} from '../../pages/paths';
import {cardForms, type CardForm} from '../../domain/product/card-forms';
import type {ProductCard} from '../../domain/product/product';
import {useLanguage} from '../../i18n/use-translate';
import {CARD_BUTTONS, CardForms} from '../parts/CardAddForm';
import {ProductCards} from '../parts/ProductCard';
import {CartSubmissionContext} from './cart-submission';
import {recommended} from './CartPage.css';
import {useTranslate} from './texts';

type Props = {
  /** The gear that coffee is recommended for; `null` for the whole selection. */
  readonly gearTitle: string | null;
  readonly cards: readonly ProductCard[];
  /** The id of the element that announces what was added. */
  readonly place: string;
};

/** Shows what goes with the cart (Specification, section 2, Cart); nothing while there is nothing. */
export function Recommended({gearTitle, cards, place}: Props) {
  const translate = useTranslate();
  if (cards.length === 0) return null;
  return (
    <section className={recommended} aria-labelledby="cart-recommended">
      <h2 id="cart-recommended">
        {gearTitle === null
          ? translate('cart:recommended.forSelection')
          : translate('cart:recommended.forGear', {productTitle: gearTitle})}
      </h2>
      <ProductCards cards={cards} sells />
      <AddForms forms={cardForms(cards)} place={place} />
    </section>
  );
}

/** The forms behind the buttons of the cards: a change of the cart like any other on its page. */
function AddForms({forms, place}: Pick<Props, 'place'> & {readonly forms: readonly CardForm[]}) {
  const action = `${cartPath(useLanguage())}#${place}`;
  const {send, pending} = useContext(CartSubmissionContext);
  useEffect(() => {
    const variantId = pending?.getAll('variantId').at(-1);
    const buttons = document.querySelectorAll<HTMLButtonElement>(CARD_BUTTONS);
    const pressed = [...buttons].find(({value}) => value === variantId);
    pressed?.setAttribute('aria-busy', 'true');
    return () => {
      pressed?.removeAttribute('aria-busy');
    };
  }, [pending]);

  function submit(event: FormEvent<HTMLFormElement>) {
    // A press on a button whose product is still on its way is the same wish.
    if (submitterOf(event)?.getAttribute('aria-busy') === 'true') event.preventDefault();
    else send(event);
  }

  return <CardForms forms={forms} action={action} onSubmit={submit} />;
}
