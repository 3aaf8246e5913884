import {percentDecoded} from '../config/percent-decoding';

const LONGEST = 2048;

/** How often a path may be percent-encoded over itself before it is refused. */
const DEPTH = 4;

/** Backslash, control characters, and what a browser or proxy may take for a line break. */
const HARMFUL = /[\\\p{Cc}\u2028\u2029]/u;

/**
 * Returns a redirect target reduced to a path of the shop with its query and fragment, or `fallback` (a path). `target`
 * is a path, or an address on `origin`, the shop's own. Refused is whatever could lead elsewhere: other origins, user
 * names, backslashes, control characters, `//`, and all of these in any encoding. Whether a route answers the path is
 * for the caller to know. Never throws; source: the rule for redirect targets of the request guard.
 */
export function safePath(target: string | null | undefined, origin: string, fallback: string = '/'): string {
  if (!target || target.length > LONGEST || HARMFUL.test(target) || target.trim() !== target) return fallback;
  const absolute = target.startsWith(`${origin}/`) || target === origin;
  if (!absolute && (!target.startsWith('/') || target.startsWith('//'))) return fallback;
  if (!URL.canParse(target, origin)) return fallback;
  const url = new URL(target, origin);
  // The checks above leave no other origin. This one holds even if a URL parser reads an address in another way.
  // Stryker disable next-line ConditionalExpression,LogicalOperator,EqualityOperator,StringLiteral: no target gets as far as this.
  if (url.origin !== origin || url.username !== '' || url.password !== '') return fallback;
  return isPlainPath(url.pathname) ? `${url.pathname}${url.search}${url.hash}` : fallback;
}

/** Whether a path stays harmless however often it is decoded on its way. */
function isPlainPath(pathname: string): boolean {
  let path = pathname;
  for (let round = 0; round < DEPTH; round += 1) {
    if (HARMFUL.test(path) || path.includes('//') || /(^|\/)\.{1,2}(\/|$)/.test(path)) return false;
    // Broken encoding is refused at whichever level: nothing of the shop is named with a percent sign.
    const decoded = percentDecoded(path);
    if (decoded === null) return false;
    if (decoded === path) return true;
    path = decoded;
  }
  return false;
}
