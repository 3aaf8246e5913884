import {LIMITS} from '../../config/commerce';
import {multiply} from '../money';
import type {CartLine} from './cart';
import {contentKey, contentOf} from './line-content';

/** A change of a line's quantity that is under way; `quantity` is what was typed, `null` where a button was pressed. */
export type PendingChange = {readonly intent: string; readonly lineId: string; readonly quantity: number | null};

/**
 * Returns the quantity of each line after the pending changes, applied in their order. Lines are matched by
 * merchandise, plan and attributes, because a change may give a line a new id. A failed change is missing from the next
 * cart, which rolls back its optimistic quantity.
 */
export function expectedQuantities(
  lines: readonly CartLine[],
  changes: readonly PendingChange[],
): ReadonlyMap<string, number> {
  const expected = new Map<string, number>();
  for (const {intent, lineId, quantity} of changes) {
    const line = lines.find(({id}) => id === lineId);
    if (line === undefined) continue;
    const key = contentKey(contentOf(line));
    const next = changed(expected.get(key) ?? line.quantity, intent, quantity);
    if (next !== null) expected.set(key, next);
  }
  return expected;
}

/**
 * Returns the change that a press on plus or minus stands for. Where the field shows another number (`typed`) than the
 * line has (`held`, `null` if unknown), the step starts from the shown number, so it becomes an `update` to an absolute
 * quantity.
 */
export function intendedChange(press: PendingChange, held: number | null): PendingChange {
  const {intent, lineId, quantity: typed} = press;
  const isStep = intent === 'increase' || intent === 'decrease';
  if (!isStep || typed === null || typed === held) return press;
  const quantity = changed(typed, 'update', typed) === null ? null : changed(typed, intent, null);
  return quantity === null ? press : {intent: 'update', lineId, quantity};
}

function changed(before: number, intent: string, typed: number | null): number | null {
  switch (intent) {
    case 'increase':
      return Math.max(before, Math.min(before + 1, LIMITS.quantityMax));
    case 'decrease':
      return Math.max(before - 1, 0);
    case 'remove':
      return 0;
    case 'update':
      return typed !== null && Number.isInteger(typed) && typed >= 0 && typed <= LIMITS.quantityMax ? typed : null;
    default:
      return null;
  }
}

/** Returns a line with its expected quantity; the same object where no change is pending. */
export function optimisticLine(line: CartLine, expected: ReadonlyMap<string, number>): CartLine {
  const quantity = expected.get(contentKey(contentOf(line))) ?? line.quantity;
  return quantity === line.quantity ? line : {...line, quantity, subtotal: multiply(line.unitAmount, quantity)};
}

/** Tells whether a line is on its way out, so that one more press that takes it out is the same wish. */
export function isLeaving({quantity}: Pick<CartLine, 'quantity'>, {intent}: PendingChange): boolean {
  return quantity === 0 && (intent === 'remove' || intent === 'decrease');
}
