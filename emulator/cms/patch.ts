import * as z from 'zod';
import type {Json, JsonObject} from './json';
import {isObject} from '../../contracts/indexing/json';
import {placeIn, readAt, readPath, writeAt} from './path';
import type {Step} from './path';

const attributes = z.record(z.string(), z.json());
const numbers = z.record(z.string(), z.number());

/** What a patch may do; in this order, as the content lake does it. */
export const operationsSchema = z.object({
  set: attributes.optional(),
  setIfMissing: attributes.optional(),
  unset: z.array(z.string()).optional(),
  inc: numbers.optional(),
  dec: numbers.optional(),
  insert: z
    .object({
      before: z.string().optional(),
      after: z.string().optional(),
      replace: z.string().optional(),
      items: z.array(z.json()),
    })
    .optional(),
});

export type Operations = z.infer<typeof operationsSchema>;

/** The patched fields, or why the patch cannot be done. */
export type Patched =
  | {readonly ok: true; readonly fields: JsonObject}
  | {readonly ok: false; readonly description: string};

/** Applies a patch to a document's fields, which stay as they were. */
export function patch(fields: JsonObject, operations: Operations): Patched {
  let value: Json = fields;
  for (const change of changesOf(operations)) {
    const steps = readPath(change.path);
    if (steps === null) return {ok: false, description: `Unable to parse path "${change.path}"`};
    const next = change.apply(value, steps);
    if (next === null) return {ok: false, description: `Cannot ${change.name} "${change.path}"`};
    value = next;
  }
  return isObject(value) ? {ok: true, fields: value} : {ok: false, description: 'A document has fields'};
}

type Change = {
  readonly name: string;
  readonly path: string;
  /** The new value; `null` where it cannot be done. */
  readonly apply: (value: Json, steps: readonly Step[]) => Json;
};

function changesOf({set, setIfMissing, unset, inc, dec, insert}: Operations): readonly Change[] {
  const write = (value: Json, steps: readonly Step[], next: Json | undefined) => writeAt(value, steps, next) ?? null;
  const add = (name: string, sign: 1 | -1, by: Readonly<Record<string, number>>): readonly Change[] =>
    Object.entries(by).map(([path, amount]) => ({
      name,
      path,
      apply: (value, steps) => {
        const old = readAt(value, steps);
        return typeof old === 'number' ? write(value, steps, old + sign * amount) : null;
      },
    }));
  return [
    ...Object.entries(set ?? {}).map(([path, next]) => ({
      name: 'set',
      path,
      apply: (value: Json, steps: readonly Step[]) => write(value, steps, next),
    })),
    ...Object.entries(setIfMissing ?? {}).map(([path, next]) => ({
      name: 'setIfMissing',
      path,
      apply: (value: Json, steps: readonly Step[]) =>
        readAt(value, steps) == null ? write(value, steps, next) : value,
    })),
    ...(unset ?? []).map((path) => ({
      name: 'unset',
      path,
      apply: (value: Json, steps: readonly Step[]) => write(value, steps, undefined),
    })),
    ...add('inc', 1, inc ?? {}),
    ...add('dec', -1, dec ?? {}),
    ...(insert === undefined ? [] : [insertion(insert)]),
  ];
}

function insertion({before, after, replace, items}: NonNullable<Operations['insert']>): Change {
  return {
    name: 'insert',
    path: before ?? after ?? replace ?? '',
    apply: (value, steps) => {
      const last = steps.at(-1);
      const array = readAt(value, steps.slice(0, -1));
      if (last === undefined || !Array.isArray(array)) return null;
      const place = placeIn(array, last);
      const start = place === -1 ? array.length : after === undefined ? place : place + 1;
      const replaced = replace === undefined || place === -1 ? 0 : 1;
      return writeAt(value, steps.slice(0, -1), array.toSpliced(start, replaced, ...items)) ?? null;
    },
  };
}
