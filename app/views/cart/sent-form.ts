import type {FormEvent} from 'react';

import {newIdempotencyKey} from '../../client/idempotency-key';
import {submitterOf} from '../../client/submitter';
import type {CartLine} from '../../domain/cart/cart';
import type {PendingChange} from '../../domain/cart/optimistic';
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
 * Tells whether a form holds a quantity or a note that was typed and not sent. Codes are asked for at the checkout, too; a plan or a
 * project that is chosen counts with its own button alone.
 *
 * @param lines as they will be once the forms that were sent are done
 */
export function isUnsent(
  form: FormData,
  cart: Pick<CartSummary, 'note' | 'isGift'>,
  lines: readonly CartLine[],
): boolean {
  const {intent, lineId, quantity, note = '', gift} = valuesOf(form);
  if (intent === 'write-note') return note.trim().normalize() !== cart.note || (gift !== undefined) !== cart.isGift;
  return intent === 'update' && lines.some((line) => line.id === lineId && quantity !== String(line.quantity));
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
