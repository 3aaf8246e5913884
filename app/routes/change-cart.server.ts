import type {AppLoadContext} from '@remix-run/server-runtime';

import type {Language} from '../config/languages';
import {cartPath} from '../pages/paths';
import type {Cart} from '../domain/cart/cart';
import {cartForm} from '../domain/cart/cart.form.server';
import type {CartCommand, CartOutcome} from '../domain/cart/command';
import {cartRecommendation, recommendable, type RecommendedCards} from '../domain/cart/recommendation';
import type {Refusal} from '../domain/cart/refusal';
import {reportCommand, type ChangedCart} from '../domain/cart/report';
import {summarizeCart, type CartSummary} from '../domain/cart/summary';
import {valueOr} from '../domain/fallible';
import {formAction} from '../forms/form-action.server';
import type {FormOutcome} from '../forms/submit-form.server';

/**
 * Creates an action that carries out the forms of the cart. The cart's page tells a plain form what came of it; a script is
 * answered the same, with the cart as it is now. `isCartPage`: and with what goes with the cart, where a line came or went or the country changed.
 */
export function cartAction({isCartPage}: {readonly isCartPage: boolean}) {
  return formAction(
    ({context}) => cartForm(context.today()),
    async (command, {context, request, values, idempotencyKey}): Promise<FormOutcome<never, ChangedCart>> => {
      const {seenPrices, ...typed} = values;
      context.seenPrices.note(seenPrices);
      const outcome = await namingArchived(context, command, await context.cart.perform(command, idempotencyKey));
      const report = reportCommand(command.intent, outcome, typed);
      const {language} = context.i18n;
      const target = command.intent === 'add' ? filledCartPath(language, request) : cartPath(language);
      const redirect = {target, flash: {kind: 'cart', ...report}} as const;
      // A code that was tried too often is answered with 429 where the form stands, without a script too.
      if (outcome.state === 'rate-limited' && 'code' in command) return outcome;
      if (outcome.state !== 'done') return {...outcome, redirect};
      const {cart, removed} = outcome;
      const summary = cart === null ? null : summarizeCart(cart, context.today());
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

type Looking = Pick<AppLoadContext, 'catalogue' | 'fallible'>;

/** The platform says of what has left the portfolio that it is sold out: it would be waited for in vain. */
async function namingArchived(context: Looking, command: CartCommand, outcome: CartOutcome): Promise<CartOutcome> {
  if (command.intent !== 'add' || outcome.state !== 'done') return outcome;
  const isOwn = ({code, goneTitle}: Refusal) => code === 'out-of-stock' && goneTitle === undefined;
  if (!outcome.refusals.some(isOwn)) return outcome;
  const known = valueOr(await context.fallible(context.catalogue.offeredVariants([command.variantId])), []);
  if (!known.some(({archived}) => archived)) return outcome;
  const refusals = outcome.refusals.map((one) => (isOwn(one) ? {...one, code: 'archived' as const} : one));
  return {...outcome, refusals};
}

const FILLED = 'filled';

/**
 * Returns the path of the cart after something was put into it. A browser that has sent no cookies may keep none: the cart's page knows
 * by the address that it should not be empty.
 */
export function filledCartPath(language: Language, {headers}: Request): string {
  return headers.has('Cookie') ? cartPath(language) : `${cartPath(language)}?${FILLED}=1`;
}

/** Tells whether the cart's page was asked for right after something was put into the cart (`filledCartPath`). */
export function isAskedAsFilled({url}: Request): boolean {
  return new URL(url).searchParams.has(FILLED);
}

/** Reads what goes with a cart; `null` in an outage of the catalogue. */
export async function recommendedFor(
  {catalogue, fallible}: Looking,
  cart: Cart,
  summary: CartSummary,
): Promise<RecommendedCards | null> {
  const {collection, gearTitle} = cartRecommendation(summary);
  const cards = valueOr(await fallible(catalogue.recommendedFrom(collection)), null);
  return cards && {kind: summary.kind, gearTitle, country: summary.delivery.country, cards: recommendable(cards, cart)};
}
