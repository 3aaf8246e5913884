import * as z from 'zod';

import {FIELD_ERRORS, type FieldError, type FormReading} from './field-error';

const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@.<>()[\]\\,;:"]+(\.[^\s@.<>()[\]\\,;:"]+)+$/u;
const CONTROL = /\p{Cc}/u;
const CONTROL_BUT_BREAKS = /(?![\n\r\t])\p{Cc}/u;
/** No line, no mail address and no day is longer; what is longer is not shown again. */
const LONGEST_KEPT = 20_000;

/** A text of one line; space around it is removed. */
export const line = (maxLength: number) =>
  z
    .string({error: 'required'})
    .max(maxLength, {error: 'too-long', abort: true})
    .refine((value) => !CONTROL.test(value), {error: 'invalid'});

/** A text of several lines. */
export const paragraphs = (maxLength: number) =>
  z
    .string({error: 'required'})
    .max(maxLength, {error: 'too-long', abort: true})
    .refine((value) => !CONTROL_BUT_BREAKS.test(value), {error: 'invalid'});

/** An e-mail address as people type it. */
export const email = z.string({error: 'required'}).max(254, {error: 'too-long', abort: true}).regex(EMAIL, 'email');

/** A day of the calendar, `2026-12-24`. */
export const day = z.iso.date({error: ({input}) => (input === undefined ? 'required' : 'day')});

/**
 * Reads a form by the names of its fields: the last value of each, without space around it; an empty field counts as
 * missing, and a file is no value. Line breaks become `\n`, as typed. Never throws: what is not understood comes back as
 * one error per field, with all that was typed.
 */
export function readForm<Value, Field extends string>(
  form: FormData,
  fields: readonly Field[],
  schema: z.ZodType<Value>,
): FormReading<Value, Field> {
  const values: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const value = form.getAll(field).at(-1);
    if (typeof value !== 'string') continue;
    const text = value.replaceAll('\r\n', '\n').trim();
    if (text !== '' && text.length <= LONGEST_KEPT) values[field] = text;
  }
  const result = schema.safeParse(values);
  if (result.success) return {ok: true, value: result.data, values};
  const errors: Partial<Record<Field, FieldError>> = {};
  for (const issue of result.error.issues) {
    const field = fields.find((name) => name === issue.path[0]);
    if (field !== undefined) errors[field] ??= FIELD_ERRORS.find((code) => code === issue.message) ?? 'invalid';
  }
  return {ok: false, errors, values};
}

const OPERATION = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The id of one showing of a form, so that sending it twice acts once; `null` where the form has none. */
export function readOperation(form: FormData): string | null {
  const value = form.get('operation');
  return typeof value === 'string' && OPERATION.test(value) ? value.toLowerCase() : null;
}
