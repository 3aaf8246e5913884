import * as z from 'zod';

import {jsonOf} from '../../runtime/json.server';

type WireMetafield = {readonly namespace: string; readonly key: string; readonly value: string} | null;

/** The metafields of one object, read by `namespace.key`. */
export type Metafields = {
  /** The value as the platform sends it, or `null` where it is not set. */
  readonly text: (name: string) => string | null;
  /** A list of texts; a single text counts as a list of one, anything unreadable as empty. */
  readonly list: (name: string) => readonly string[];
  readonly flag: (name: string) => boolean;
  /** A whole number within the bounds, else `null`. */
  readonly whole: (name: string, minimum: number, maximum: number) => number | null;
  /** The decimal amount of a money metafield, else `null`. */
  readonly amount: (name: string) => string | null;
  /** The value of a JSON metafield, `null` where it is not set or cannot be read: to be parsed by who asks. */
  readonly json: (name: string) => unknown;
};

const texts = z.array(z.string());
const money = z.object({amount: z.string()});

/** Indexes metafields as a query returned them; those that are not set come as `null`. */
export function readMetafields(metafields: readonly WireMetafield[]): Metafields {
  const values = new Map<string, string>();
  for (const field of metafields) if (field) values.set(`${field.namespace}.${field.key}`, field.value);
  const text = (name: string): string | null => values.get(name) ?? null;
  return {
    text,
    list(name) {
      const value = text(name);
      if (value === null || value === '') return [];
      const list = texts.safeParse(jsonOf(value));
      return list.success ? list.data : [value];
    },
    flag: (name) => text(name) === 'true',
    whole(name, minimum, maximum) {
      const number = Number(text(name) ?? NaN);
      return Number.isInteger(number) && number >= minimum && number <= maximum ? number : null;
    },
    amount(name) {
      const value = text(name);
      const parsed = money.safeParse(value === null ? null : jsonOf(value));
      return parsed.success ? parsed.data.amount : null;
    },
    json(name) {
      const value = text(name);
      return value === null ? null : jsonOf(value);
    },
  };
}
