/** A value as JSON has it. */
export type Json = string | number | boolean | null | readonly Json[] | {readonly [key: string]: Json};

export type JsonObject = {readonly [key: string]: Json};

/** Tells whether a value has named fields. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Tells whether a value is a list; narrows a read-only one too. */
export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** Returns a field's text; empty where there is none. */
export function textIn(value: Json | undefined, field: string): string {
  const text = isObject(value) ? value[field] : undefined;
  return typeof text === 'string' ? text : '';
}
