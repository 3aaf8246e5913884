import type {FormEvent} from 'react';

import {newIdempotencyKey} from '../../client/idempotency-key';
import {submitterOf} from '../../client/submitter';
import {optimisticLine, type PendingChange} from '../../domain/cart/optimistic';
import type {CartSummary} from '../../domain/cart/summary';
import {IDEMPOTENCY_KEY_FIELD} from '../../domain/form/idempotency-key';

/** Returns the last value of each of a form's fields. */
export function valuesOf(form: FormData): Readonly<Record<string, string>> {
  return Object.fromEntries([...form.keys()].map((name) => [name, lastOf(form, name)]));
}

function lastOf(form: FormData, name: string): string {
  const value = form.getAll(name).at(-1);
  return typeof value === 'string' ? value : '';
}

/** Returns what a form sends with the button that was pressed, and an idempotency key of its own. */
export function filledForm(event: FormEvent<HTMLFormElement>): FormData {
  const form = new FormData(event.currentTarget, submitterOf(event));
  // The page's own id names its first form alone.
  form.set(IDEMPOTENCY_KEY_FIELD, newIdempotencyKey());
  return form;
}

/** Returns the change of a line's quantity that a form asks for, as far as it is about one. */
export function changeOf({form}: {readonly form: FormData}): PendingChange {
  const typed = lastOf(form, 'quantity');
  return {
    intent: lastOf(form, 'intent'),
    lineId: lastOf(form, 'lineId'),
    quantity: typed === '' ? null : Number(typed),
  };
}

/**
 * Tells whether a form holds something that was typed or chosen and not sent. Codes and the country are asked for at the checkout, too. A
 * subscription begins with its own button alone: of a line without a plan, or with one that is gone, the list stands on another.
 *
 * @param expected how many there will be of each line once the forms that were sent are done
 */
export function isUnsent(
  form: FormData,
  cart: Pick<CartSummary, 'note' | 'isGift' | 'groups'>,
  expected: ReadonlyMap<string, number>,
): boolean {
  const {intent, lineId, quantity, note = '', gift, sellingPlanId, project} = valuesOf(form);
  if (intent === 'write-note') return note.trim().normalize() !== cart.note || (gift !== undefined) !== cart.isGift;
  const {oneTime, subscription} = cart.groups;
  return [...oneTime, ...subscription].some(({line, project: known}) => {
    if (line.id !== lineId) return false;
    if (intent === 'change-project') return project !== known;
    if (intent === 'change-plan')
      return sellingPlanId !== line.plan?.id && line.plans.some(({id}) => id === line.plan?.id);
    return intent === 'update' && quantity !== String(optimisticLine(line, expected).quantity);
  });
}

const QUANTITIES: readonly string[] = ['increase', 'decrease', 'update', 'remove'];

/** Returns what a form is about: how many there are of a line, or what its intent says. */
export function aboutOf({intent, lineId}: PendingChange): string {
  return QUANTITIES.includes(intent) ? lineId : `${intent} ${lineId}`;
}

const STEPS: readonly string[] = ['increase', 'decrease'];

/** Tells whether a form asks for the same as the one that waits before it: but for a step up or down, a second press is no second wish. */
export function isSameWish(form: FormData, before: FormData | undefined): boolean {
  return before !== undefined && !STEPS.includes(lastOf(form, 'intent')) && wishOf(form) === wishOf(before);
}

function wishOf(form: FormData): string {
  return JSON.stringify([...form].filter(([name]) => name !== IDEMPOTENCY_KEY_FIELD));
}
