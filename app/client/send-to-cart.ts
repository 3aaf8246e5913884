import type {Language} from '../config/languages';
import {cartSummaryPath} from '../config/paths';
import type {CartFormError} from '../domain/cart/form.server';
import {wasAdded, type CartRefusal} from '../domain/cart/refusal';
import type {Texts} from '../i18n/catalogue';
import {formBody} from './form-body';

/** What `POST /{lang}/cart.json` answers to a form of the cart; `texts` say why something was refused. */
export type CartReply =
  | {
      readonly ok: true;
      /** `null` while the platform does not answer. */
      readonly cartCount: number | null;
      readonly refusals: readonly {readonly code: CartRefusal; readonly lineId: string | null}[];
      readonly texts: Texts;
    }
  | {readonly ok: false; readonly errors: Readonly<Record<string, CartFormError>>; readonly texts: Texts};

/** Nothing was changed: more forms come from where this one came from than people send. */
export type TurnedAway = {readonly ok: null};

const TOO_MANY_REQUESTS = 429;

/**
 * Sends a form to the cart from a page that does not show it. `null` where no answer comes, for the connection is gone or the
 * shop turns everybody away: then nobody knows what became of it, and the same operation id may be sent again. The request
 * outlives the page.
 */
export async function sendToCart(language: Language, form: FormData): Promise<CartReply | TurnedAway | null> {
  try {
    const answer = await fetch(cartSummaryPath(language), {
      method: 'POST',
      body: formBody(form),
      headers: {Accept: 'application/json'},
      keepalive: true,
    });
    if (answer.status === TOO_MANY_REQUESTS) return {ok: null};
    const reply: unknown = await answer.json();
    return isCartReply(reply) ? reply : null;
  } catch {
    return null;
  }
}

/** What the cart itself says; `null` where it was not reached, or has not answered yet. */
export function wordOfCart(answer: CartReply | TurnedAway | null | undefined): CartReply | null {
  return answer && answer.ok !== null ? answer : null;
}

/** Whether what a form was to add is in the cart. */
export function isAdded(answer: CartReply | TurnedAway | null | undefined): boolean {
  return answer?.ok === true && wasAdded(answer.refusals);
}

/** The worker made it, from the same types: a look at its shape tells it from an error page. */
function isCartReply(value: unknown): value is CartReply {
  return typeof value === 'object' && value !== null && 'ok' in value && 'texts' in value;
}
