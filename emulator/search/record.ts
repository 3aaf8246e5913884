/** A value of a record, as JSON has it. */
export type Json = string | number | boolean | null | readonly Json[] | {readonly [key: string]: Json};

/** What an index holds: an id and attributes of any shape. */
export type SearchRecord = {readonly objectID: string; readonly [attribute: string]: Json};

/** The value at a dotted path; through lists, the values of all entries. */
export function valueAt(value: Json | undefined, path: string): Json | undefined {
  if (path === '' || value === undefined) return value;
  if (isList(value)) return value.flatMap((entry) => valueAt(entry, path) ?? []);
  if (value === null || typeof value !== 'object') return undefined;
  const dot = path.indexOf('.');
  if (dot < 0) return Object.hasOwn(value, path) ? value[path] : undefined;
  const first = path.slice(0, dot);
  return Object.hasOwn(value, first) ? valueAt(value[first], path.slice(dot + 1)) : undefined;
}

/** The words, numbers and truth values at a dotted path, as filters and facets see them. */
export function valuesAt(record: SearchRecord, path: string): readonly (string | number | boolean)[] {
  return leaves(valueAt(record, path));
}

/** Whether a value is a list; narrows a read-only one too. */
export function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function leaves(value: Json | undefined): readonly (string | number | boolean)[] {
  if (value === undefined || value === null) return [];
  if (isList(value)) return value.flatMap(leaves);
  return typeof value === 'object' ? [] : [value];
}
