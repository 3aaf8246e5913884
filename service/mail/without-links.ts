const LONGEST = 2000;
/** What mail programs look for in a text to make a link of it; also the full stops of other scripts. */
const JOINTS = /([.:/\\@\u3002])(?=\S)/gu;

/**
 * Makes a typed text safe for a mail: one line, no invisible characters, and nothing of which a mail program makes a link (`shop.example/a` becomes `shop. example/ a`).
 */
export function withoutLinks(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST)
    .replace(JOINTS, '$1 ');
}
