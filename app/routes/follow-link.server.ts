import type {ActionFunctionArgs} from '@remix-run/server-runtime';

import {cartPath} from '../pages/paths';
import type {OfferedLine} from '../domain/cart/offered-lines';
import {reportCommand} from '../domain/cart/report';
import {rateLimited} from '../domain/http/rate-limited';
import type {FormOutcome} from '../forms/submit-form.server';
import {filledCartPath} from './change-cart.server';

type Sent = Pick<ActionFunctionArgs, 'context' | 'request'> & {readonly idempotencyKey: string};

type Offer = {
  readonly lines?: readonly OfferedLine[];
  readonly code?: string | null;
  /** Where to go when nothing was refused; else, and without it, to the cart. */
  readonly target?: string;
};

/**
 * Puts the lines and the code that a page offers into the cart; the cart's page shows the result. Does nothing where nothing is
 * offered. Throws 429 for a code that was tried too often.
 */
export async function followLink(
  {context, request, idempotencyKey}: Sent,
  {lines = [], code = null, target}: Offer,
): Promise<FormOutcome<never, null>> {
  const {language} = context.i18n;
  if (lines.length === 0 && code === null) return {state: 'done', target: cartPath(language)};
  const cart = lines.length > 0 ? filledCartPath(language, request) : cartPath(language);
  const command = {intent: 'follow-link', idempotencyKey, lines: lines.map(({line}) => line), code} as const;
  const outcome = await context.cart.perform(command);
  if (outcome.state === 'rate-limited' && code !== null) throw rateLimited(outcome.seconds);
  const report = reportCommand('follow-link', outcome);
  return {
    state: 'done',
    target: report.refusals.length > 0 ? cart : (target ?? cart),
    flash: {kind: 'cart', ...report},
  };
}
