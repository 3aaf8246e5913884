import type * as z from 'zod';

/** In a cookie, percent-encoded: browsers refuse one of more than 4096 characters, its name and flags included. */
const LONGEST_COOKIE = 3500;

/** Formats a value for a cookie; where it is too long, the first of some shorter ones that fits, or the last. */
export function formatFitting<Value>(value: Value, shorter: readonly Value[]): string {
  return JSON.stringify([value, ...shorter].find(fits) ?? shorter.at(-1));
}

function fits(value: unknown): boolean {
  return encodeURIComponent(JSON.stringify(value)).length <= LONGEST_COOKIE;
}

/** Parses a cookie of JSON; `null` for a broken and a forged one. */
export function parseJsonCookie<Value>(schema: z.ZodType<Value>, cookie: string): Value | null {
  try {
    return schema.parse(JSON.parse(cookie));
  } catch {
    return null;
  }
}

/** Returns the beginnings of a list, the longest first and the whole one left out. */
export function beginnings<Entry>(list: readonly Entry[]): readonly (readonly Entry[])[] {
  return list.slice(1).map((_, left) => list.slice(0, -1 - left));
}
