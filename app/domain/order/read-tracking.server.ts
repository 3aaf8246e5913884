import * as z from 'zod';

import type {FormReading} from '../form/field-error';
import {email, line, readForm} from '../form/read-form.server';
import {
  LOOKUP_FIELDS,
  RETURN_REASONS,
  type LookupField,
  type OrderLookup,
  type Returnable,
  type ReturnReason,
} from './tracking';

const lookup = z.object({number: line(20), email});

/** Number and address of an order, as the form asks for them. */
export function readLookup(form: FormData): FormReading<OrderLookup, LookupField> {
  return readForm(form, LOOKUP_FIELDS, lookup);
}

const FIELD = /^quantity-(\d{1,3})$/;
const QUANTITY = /^\d{1,3}$/;

/** The pieces that shall go back: the fields `quantity-{line}` above 0; a field that is no number counts as 0. */
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
