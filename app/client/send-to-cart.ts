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

/**
 * Sends a form to the cart from a page that does not show it. `null` where no answer comes, for the connection is gone or the
 * shop turns everybody away: then nobody knows what became of it, and the same operation id may be sent again. The request
 * outlives the page.
 */
export async function sendToCart(language: Language, form: FormData): Promise<CartReply | null> {
  try {
    const answer = await fetch(cartSummaryPath(language), {
      method: 'POST',
      body: formBody(form),
      headers: {Accept: 'application/json'},
      keepalive: true,
    });
    const reply: unknown = await answer.json();
    return isCartReply(reply) ? reply : null;
  } catch {
    return null;
  }
}

/** Whether what a form was to add is in the cart. */
export function isAdded(reply: CartReply | null | undefined): boolean {
  return reply?.ok === true && wasAdded(reply.refusals);
}

/** The worker made it, from the same types: a look at its shape tells it from an error page. */
function isCartReply(value: unknown): value is CartReply {
  return typeof value === 'object' && value !== null && 'ok' in value && 'texts' in value;
}
