import type {ActionFunctionArgs} from '@remix-run/server-runtime';

import {LONGEST_MESSAGE, parseCartForm, submittedValues} from '../domain/cart/form.server';
import {displayedQuantity} from '../domain/cart/quantity';
import {tellCart} from '../domain/cart/told';
import {dayInGermany} from '../domain/delivery';

/** Carries out a form of the cart: what is wrong with it, or what became of it and the cart as it is now, as far as it is known. */
export async function changeCart({request, context}: ActionFunctionArgs) {
  const form = await request.formData();
  const today = dayInGermany(context.now().getTime());
  const parsed = parseCartForm(form, today);
  if (!parsed.ok) {
    return {ok: false, errors: parsed.errors, values: submittedValues(form, LONGEST_MESSAGE), today} as const;
  }
  const {cart, reached, ...done} = await context.cart.perform(parsed.command);
  const outcome = tellCart(parsed.command.intent, done, submittedValues(form));
  return {ok: true, cart, cartCount: reached ? displayedQuantity(cart) : null, outcome} as const;
}
