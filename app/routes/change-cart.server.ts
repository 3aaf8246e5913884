import type {AppLoadContext} from '@remix-run/server-runtime';

import {cartPath} from '../pages/paths';
import type {Cart} from '../domain/cart/cart';
import {cartForm} from '../domain/cart/cart.form.server';
import {cartRecommendation, recommendable, type RecommendedCards} from '../domain/cart/recommendation';
import {reportCommand, type ChangedCart} from '../domain/cart/report';
import {summarizeCart, type CartSummary} from '../domain/cart/summary';
import {dayInGermany} from '../domain/delivery';
import {valueOr} from '../domain/fallible';
import {formAction} from '../forms/form-action.server';
import type {FormOutcome} from '../forms/submit-form.server';

/**
 * Creates an action that carries out the forms of the cart. The cart's page tells a plain form what came of it; a script is
 * answered the same, with the cart as it is now. `isCartPage`: and with what goes with the cart, where a line came or went or the country changed.
 */
export function cartAction({isCartPage}: {readonly isCartPage: boolean}) {
  return formAction(
    ({context}) => cartForm(dayInGermany(context.now().getTime())),
    async (command, {context, values, idempotencyKey}): Promise<FormOutcome<never, ChangedCart>> => {
      const {seenPrices, ...typed} = values;
      context.seenPrices.note(seenPrices);
      const outcome = await context.cart.perform({...command, idempotencyKey});
      const report = reportCommand(command.intent, outcome, typed);
      const redirect = {target: cartPath(context.i18n.language), flash: {kind: 'cart', ...report}} as const;
      // A code that was tried too often is answered with 429 where the form stands, without a script too.
      if (outcome.state === 'rate-limited' && 'code' in command) return outcome;
      if (outcome.state !== 'done') return {...outcome, redirect};
      const {cart, removed} = outcome;
      const summary = cart === null ? null : summarizeCart(cart, dayInGermany(context.now().getTime()));
      const isOtherCart = command.intent === 'add' || command.intent === 'choose-country' || removed !== null;
      const mayDiffer = isCartPage && context.isDataRequest && isOtherCart;
      const prices = isCartPage && context.isDataRequest && cart ? context.seenPrices.takeChanges(cart) : [];
      const recommended = mayDiffer && cart && summary ? await recommendedFor(context, cart, summary) : null;
      return {
        state: 'done',
        ...redirect,
        staysOnPage: true,
        shown: {report, totalQuantity: cart?.totalQuantity ?? null, summary, prices, ...(recommended && {recommended})},
      };
    },
  );
}

/** Reads what goes with a cart; `null` in an outage of the catalogue. */
export async function recommendedFor(
  {catalogue, fallible}: Pick<AppLoadContext, 'catalogue' | 'fallible'>,
  cart: Cart,
  summary: CartSummary,
): Promise<RecommendedCards | null> {
  const {collection, gearTitle} = cartRecommendation(summary);
  const cards = valueOr(await fallible(catalogue.recommendedForCart(collection)), null);
  return cards && {kind: summary.kind, gearTitle, country: summary.delivery.country, cards: recommendable(cards, cart)};
}
