import {cookieLine, type CookieRule} from './cookies';
import {GROUPS} from './features';

/**
 * The cookie with the visitor's group, which decides the features that are off for a share of visitors. The number is
 * random and identifies nobody; analytics reports it. It is not in the table of cookies, because every page's scripts
 * contain that table.
 */
export const GROUP_COOKIE = {
  name: 'visitor_group',
  /** Seconds. */
  maxAge: 30 * 24 * 60 * 60,
  httpOnly: false,
  sameSite: 'Lax',
} as const satisfies CookieRule;

const GROUP = new RegExp(`(?:^|; *)${GROUP_COOKIE.name}=(\\d{1,2})(?:;|$)`);

/** Reads the visitor's group from a `Cookie` header: an integer of 0 to 99; `null` for none, and for anything else. */
export function readGroup(header: string | null): number | null {
  const group = GROUP.exec(header ?? '')?.[1];
  return group === undefined ? null : Number(group);
}

/** Returns the `Set-Cookie` line that puts a visitor into a group drawn by `random` (0 to below 1), and the group. */
export function drawGroup(random: () => number): {readonly group: number; readonly cookie: string} {
  const group = Math.floor(random() * GROUPS);
  return {group, cookie: cookieLine(GROUP_COOKIE, String(group), GROUP_COOKIE.maxAge)};
}
