import * as z from 'zod';
import {isList} from '../../contracts/indexing/json';
import type {Json} from '../../contracts/indexing/json';

/** What an index holds: an id and attributes of any shape. */
export type SearchRecord = {readonly objectID: string; readonly [attribute: string]: Json};

const recordSchema = z.object({objectID: z.string().min(1)}).catchall(z.json());

/** Returns a record that was kept as JSON. @throws {z.ZodError} where it is none */
export function recordOf(json: string): SearchRecord {
  return recordSchema.parse(JSON.parse(json));
}

/** Returns the value at a dotted path; through lists, the values of all entries. */
export function valueAt(value: Json | undefined, path: string): Json | undefined {
  if (path === '' || value === undefined) return value;
  if (isList(value)) return value.flatMap((entry) => valueAt(entry, path) ?? []);
  if (value === null || typeof value !== 'object') return undefined;
  const dot = path.indexOf('.');
  if (dot < 0) return Object.hasOwn(value, path) ? value[path] : undefined;
  const first = path.slice(0, dot);
  return Object.hasOwn(value, first) ? valueAt(value[first], path.slice(dot + 1)) : undefined;
}

/** Returns the words, numbers and truth values at a dotted path, as filters and facets see them. */
export function valuesAt(record: SearchRecord, path: string): readonly (string | number | boolean)[] {
  return leaves(valueAt(record, path));
}

function leaves(value: Json | undefined): readonly (string | number | boolean)[] {
  if (value === undefined || value === null) return [];
  if (isList(value)) return value.flatMap(leaves);
  return typeof value === 'object' ? [] : [value];
}
