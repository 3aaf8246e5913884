import * as z from 'zod';

import {defineForm} from '../form/define-form.server';
import {email, line} from '../form/fields.server';
import {mailbox} from '#contracts/mailbox';
import {
  LOOKUP_FIELDS,
  LOOKUP_STEPS,
  ORDER_REFUSALS,
  RETURN_REASONS,
  type Returnable,
  type ReturnReason,
} from './tracking';

/** An order number as limits count it: `#L9050`, `l 9050` and `9050` are one, for each finds the order. */
function spelledOnce(number: string): string {
  return number.replace(/\D/g, '') || number;
}

/** Number and address of an order; with `step=return` also what goes back of it. */
export const orderForm = defineForm({
  fields: [...LOOKUP_FIELDS, 'step'] as const,
  schema: z.object({number: line(20), email, step: z.enum(LOOKUP_STEPS).catch('find')}),
  limit: ({number, email: address}) => ({
    name: 'orderLookup',
    targets: [spelledOnce(number), mailbox(address)],
    isRepeatCounted: true,
  }),
  refusals: ORDER_REFUSALS,
});

const FIELD = /^quantity-(\d{1,3})$/;
const QUANTITY = /^\d{1,3}$/;

/** Reads the pieces that shall go back: the fields `quantity-{line}` above 0; a field that is no number counts as 0. */
export function readReturn(form: FormData): {
  readonly items: readonly Returnable[];
  readonly reason: ReturnReason | null;
} {
  const items = [...form].flatMap(([name, value]) => {
    const number = FIELD.exec(name)?.[1];
    if (number === undefined || typeof value !== 'string' || !QUANTITY.test(value)) return [];
    return Number(value) > 0 ? [{line: Number(number), quantity: Number(value)}] : [];
  });
  const reason = form.get('reason');
  return {items, reason: RETURN_REASONS.find((each) => each === reason) ?? null};
}
