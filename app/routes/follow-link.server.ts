import type {ActionFunctionArgs} from '@remix-run/server-runtime';

import {cartPath} from '../pages/paths';
import {titleWithOptions} from '../domain/cart/gone-lines';
import type {OfferedLines, OfferedVariant} from '../domain/cart/offered-lines';
import type {Refusal} from '../domain/cart/refusal';
import {reportCommand} from '../domain/cart/report';
import {rateLimited} from '../domain/http/rate-limited';
import type {FormOutcome} from '../forms/submit-form.server';
import {filledCartPath} from './change-cart.server';

type Sent = Pick<ActionFunctionArgs, 'context' | 'request'> & {readonly idempotencyKey: string};

type Offer = Partial<Pick<OfferedLines, 'lines' | 'unavailable'>> & {
  readonly code?: string | null;
  /** Where to go when nothing was refused; else, and without it, to the cart. */
  readonly target?: string;
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
  const {refusals: refused, ...report} = reportCommand('follow-link', outcome);
  const refusals = [...refused, ...lost];
  return {
    state: 'done',
    target: refusals.length > 0 ? cart : (target ?? cart),
    flash: {kind: 'cart', ...report, refusals},
  };
}

/** Names what cannot be bought any more: it may have been available when the page was shown. */
function refusalOf(variant: OfferedVariant): Refusal {
  const code = variant.availableForSale ? 'merchandise-gone' : 'out-of-stock';
  return {code, lineId: null, goneTitle: titleOf(variant)};
}

function titleOf({title, options}: OfferedVariant): string {
  return titleWithOptions(title, options);
}
