import {percentDecoded} from './percent-decoding';

/** One cookie of the shop. A cookie without `maxAge` ends with the browser's session. */
export type CookieRule = {
  readonly name: string;
  /** Seconds. */
  readonly maxAge: number | null;
  readonly httpOnly: boolean;
  readonly sameSite: 'Lax' | 'Strict';
};

const DAY = 24 * 60 * 60;

/** The cookies that a page's scripts read or set as well. Those that are for the worker alone are in `cookies.server.ts`. */
export const SCRIPT_COOKIES = {
  /** The number in the cart badge, so that a cached page can show it. */
  cartCount: {
    name: 'cart_count',
    maxAge: 14 * DAY,
    httpOnly: false,
    sameSite: 'Lax',
  },
  /** The visitor has closed the announcement bar. */
  announcementDismissed: {
    name: 'AnnouncementBarDismissed',
    maxAge: DAY,
    httpOnly: false,
    sameSite: 'Lax',
  },
  /** The visitor has followed or closed the hint at the other language. */
  languageHintSeen: {
    name: 'language_hint_seen',
    maxAge: 180 * DAY,
    httpOnly: false,
    sameSite: 'Lax',
  },
  /** What the visitor has allowed beyond what the shop needs to work. */
  consent: {
    name: 'consent',
    maxAge: 180 * DAY,
    httpOnly: false,
    sameSite: 'Lax',
  },
} as const satisfies Record<string, CookieRule>;

/** Half a character, which cannot be percent-encoded. */
const LONE_SURROGATE = /\p{Cs}/gu;

/**
 * Returns the `Set-Cookie` line that stores `value` (any text, percent-encoded here) under one of the shop's cookies.
 */
export function serializeCookie(rule: CookieRule, value: string): string {
  return cookieLine(rule, encodeURIComponent(value.replace(LONE_SURROGATE, '\uFFFD')), rule.maxAge);
}

/**
 * Reads the value of one of the shop's cookies in a `Cookie` header, decoded; `null` where it is missing or broken. Of
 * several cookies with the name the first one counts. Never throws.
 */
export function readCookie(header: string | null, {name}: CookieRule): string | null {
  for (const pair of (header ?? '').split(';')) {
    const separator = pair.indexOf('=');
    if (separator < 0 || pair.slice(0, separator).trim() !== name) continue;
    return decodeCookie(pair.slice(separator + 1).trim());
  }
  return null;
}

/** Reads the badge's number from a `Cookie` header: an integer of 0 to 99999, 0 for none and for anything else. */
export function readCartCount(header: string | null): number {
  const count = readCookie(header, SCRIPT_COOKIES.cartCount);
  return count !== null && /^\d{1,5}$/.test(count) ? Number(count) : 0;
}

/** Returns the `Set-Cookie` line of a rule for an encoded value; `maxAge` in seconds, 0 to remove the cookie. */
export function cookieLine(rule: CookieRule, encoded: string, maxAge: number | null): string {
  const parts = [`${rule.name}=${encoded}`, 'Path=/'];
  if (maxAge !== null) parts.push(`Max-Age=${maxAge}`);
  if (rule.httpOnly) parts.push('HttpOnly');
  parts.push('Secure', `SameSite=${rule.sameSite}`);
  return parts.join('; ');
}

/** Decodes a cookie's value, which may stand in quotes; `null` where its encoding is broken. */
export function decodeCookie(encoded: string): string | null {
  const unquoted =
    encoded.length > 1 && encoded.startsWith('"') && encoded.endsWith('"') ? encoded.slice(1, -1) : encoded;
  return percentDecoded(unquoted);
}
