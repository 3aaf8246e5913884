import * as z from 'zod';

import type {FormReading} from '../form/field-error';
import {email, readForm} from '../form/read-form.server';
import {HANDLE, STOCK_OCCASIONS, VARIANT, type StockAlert, type StockAlertField} from './stock-alert';

const FIELDS = ['variant', 'handle', 'email', 'occasion'] as const satisfies readonly StockAlertField[];

const schema: z.ZodType<StockAlert> = z.object({
  variant: z.string({error: 'required'}).regex(VARIANT, 'invalid').transform(Number),
  handle: z.string({error: 'required'}).regex(HANDLE, 'invalid'),
  email,
  occasion: z.enum(STOCK_OCCASIONS, {error: 'invalid'}).default('stock'),
});

/** Reads the form of a product that is sold out. Never throws. */
export function readStockAlert(form: FormData): FormReading<StockAlert, StockAlertField> {
  return readForm(form, FIELDS, schema);
}
