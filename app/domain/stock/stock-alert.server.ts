import * as z from 'zod';

import type {FormReading} from '../form/field-error';
import {email, readForm} from '../form/read-form.server';
import type {StockAlert, StockAlertField} from './stock-alert';

const FIELDS = ['variant', 'handle', 'email'] as const satisfies readonly StockAlertField[];

const schema: z.ZodType<StockAlert> = z.object({
  variant: z
    .string({error: 'required'})
    .regex(/^[1-9]\d{0,14}$/, 'invalid')
    .transform(Number),
  handle: z.string({error: 'required'}).regex(/^[a-z0-9-]{1,255}$/, 'invalid'),
  email,
});

/** Reads the form of a product that is sold out. Never throws. */
export function readStockAlert(form: FormData): FormReading<StockAlert, StockAlertField> {
  return readForm(form, FIELDS, schema);
}
