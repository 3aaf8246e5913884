import type * as z from 'zod';

import {fromBase64Url, toBase64Url} from '../runtime/base64-url.server';
import {utf8} from '../runtime/digest.server';

/** Browsers refuse a cookie of more than 4096 characters, its name and flags included. */
const LONGEST_COOKIE = 3500;

/**
 * Formats a value as JSON for a cookie; where it is too long, the first of some shorter ones that fits, or the last. In base64url, which
 * takes four characters for three bytes: percent codes take six for a letter beyond ASCII, and three for each space and quotation mark.
 */
export function formatFitting<Value>(value: Value, shorter: readonly Value[]): string {
  return formatted([value, ...shorter].find(fits) ?? shorter.at(-1) ?? value);
}

function formatted(value: unknown): string {
  return toBase64Url(utf8(JSON.stringify(value)));
}

function fits(value: unknown): boolean {
  return formatted(value).length <= LONGEST_COOKIE;
}

/** Parses a cookie of JSON; `null` for none, a broken and a forged one. */
export function parseJsonCookie<Value>(schema: z.ZodType<Value>, cookie: string | null): Value | null {
  const bytes = fromBase64Url(cookie ?? '');
  try {
    return bytes && schema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}

/** Returns the beginnings of a list, the longest first and the whole one left out. */
export function beginnings<Entry>(list: readonly Entry[]): readonly (readonly Entry[])[] {
  return list.slice(1).map((_, left) => list.slice(0, -1 - left));
}
