import type {FormDefinition} from '../domain/form/define-form.server';
import {FIELD_ERRORS, type FieldError, type FieldErrors, type FieldValues} from '../domain/form/form-answer';

/** A form after reading: what it asks for, or what is wrong with it. */
type FormReading<Value, Field extends string> = {readonly values: FieldValues<Field>} & (
  | {readonly ok: true; readonly value: Value}
  | {readonly ok: false; readonly errors: FieldErrors<Field>}
);

/**
 * Reads a form by the names of its fields: the last value of each (all of a list), without space around it; an empty field
 * counts as missing, and a file is no value. Line breaks become `\n`, as typed. Never throws: what is not understood comes
 * back as one error per field, in the order of the fields, with all that was typed but for secrets.
 */
export function readForm<Value, Field extends string, Code extends string>(
  form: FormData,
  {fields, secret = [], lists = [], schema}: FormDefinition<Value, Field, Code>,
): FormReading<Value, Field> {
  const result = schema.safeParse(valuesOf(form, fields, lists));
  const values = valuesOf(
    form,
    fields.filter((field) => !secret.includes(field)),
    lists,
  );
  if (result.success) return {ok: true, value: result.data, values};
  const errors: Partial<Record<Field, FieldError>> = {};
  for (const field of fields) {
    const issue = result.error.issues.find(({path}) => path[0] === field);
    if (issue !== undefined) errors[field] = FIELD_ERRORS.find((code) => code === issue.message) ?? 'invalid';
  }
  return {ok: false, errors, values};
}

function valuesOf<Field extends string>(
  form: FormData,
  fields: readonly Field[],
  lists: readonly Field[],
): FieldValues<Field> {
  const values: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const sent = form.getAll(field).filter((value) => typeof value === 'string');
    const value = lists.includes(field) ? sent.join(',') : (sent.at(-1) ?? '');
    const text = value.replaceAll('\r\n', '\n').trim();
    if (text !== '') values[field] = text;
  }
  return values;
}
