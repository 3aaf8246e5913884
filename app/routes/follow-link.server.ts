import type {ActionFunctionArgs} from '@remix-run/server-runtime';

import {cartPath} from '../pages/paths';
import {titleWithOptions} from '../domain/cart/gone-lines';
import type {OfferedLines, OfferedVariant, UnavailableVariant} from '../domain/cart/offered-lines';
import {MAY_STILL_APPLY, type Refusal} from '../domain/cart/refusal';
import {reportCommand} from '../domain/cart/report';
import {rateLimited} from '../domain/http/rate-limited';
import type {FormOutcome} from '../forms/submit-form.server';
import {CODE_PLACE} from '../views/cart/CodeBoxes';
import {filledCartPath} from './change-cart.server';

type Sent = Pick<ActionFunctionArgs, 'context' | 'request'> & {readonly idempotencyKey: string};

type Offer = Partial<Pick<OfferedLines, 'lines' | 'unavailable'>> & {
  readonly code?: string | null;
  /** Where to go when nothing was refused, or a code has to wait for its goods; else, and without it, to the cart. */
  readonly target?: string | undefined;
};

/**
 * Puts the lines and the code that a page offers into the cart; the cart's page shows the result. Changes nothing where
 * nothing is offered. Throws 429 for a code that was tried too often.
 */
export async function followLink(
  {context, request, idempotencyKey}: Sent,
  {lines = [], unavailable = [], code = null, target}: Offer,
): Promise<FormOutcome<never, null>> {
  const {language} = context.i18n;
  const lost = unavailable.map(refusalOf);
  if (lines.length === 0 && code === null) {
    const report = {intent: '', refusals: lost, values: {}, repeated: false, undo: null};
    return {state: 'done', target: cartPath(language), flash: {kind: 'cart', ...report}};
  }
  const cart = lines.length > 0 ? filledCartPath(language, request) : cartPath(language);
  const named = lines.map(({variant, line}) => ({...line, title: titleOf(variant)}));
  const command = {intent: 'follow-link', lines: named, code} as const;
  const outcome = await context.cart.perform(command, idempotencyKey);
  if (outcome.state === 'rate-limited' && code !== null) throw rateLimited(outcome.seconds);
  const intent = lines.length > 0 ? 'follow-link' : 'follow-code';
  const {refusals: refused, ...report} = reportCommand(intent, outcome, {code: code ?? undefined});
  const refusals = [...refused, ...lost];
  const isWaiting = refusals.every(({code: refusal}) => MAY_STILL_APPLY.includes(refusal));
  const isToldAtCodes = lines.length === 0 && (refusals.length === 0 || !isWaiting);
  const shown = isToldAtCodes ? `${cart}#${CODE_PLACE}` : cart;
  return {
    state: 'done',
    target: isWaiting ? (target ?? shown) : shown,
    flash: {kind: 'cart', ...report, refusals},
  };
}

/** Names what cannot be put into the cart: it may have been available when the page was shown. */
function refusalOf({variant, reason}: UnavailableVariant): Refusal {
  return {code: reason, lineId: null, goneTitle: titleOf(variant)};
}

function titleOf({title, options}: OfferedVariant): string {
  return titleWithOptions(title, options);
}
