import type {Cart} from './cart';
import type {CartCommand, CartFormField, LinkedLine} from './form.server';
import type {CartRefusal} from './refusal';
import {summarizeCart, type CartSummary} from './summary';
import {undoOf} from './undo';

type Outcome = {
  readonly refusals: readonly {readonly code: CartRefusal; readonly lineId: string | null}[];
  readonly repeated: boolean;
  readonly removed: LinkedLine | null;
};

/** What a page shall tell about a change of the cart; what was typed comes along where something was refused. */
export function tellCart(
  intent: CartCommand['intent'],
  {refusals, repeated, removed}: Outcome,
  values: Readonly<Partial<Record<CartFormField, string>>> = {},
) {
  return {
    intent,
    refusals: [...refusals],
    values: refusals.length > 0 ? values : {},
    repeated,
    undo: undoOf(removed),
  };
}

/** The cart that goes with an answer, so that the page that shows it need not ask again; `null` where there is none. */
export function shownWith(cart: Cart | null): CartSummary | null {
  return cart === null ? null : summarizeCart(cart);
}
