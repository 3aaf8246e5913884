const LONGEST = 2000;
/** What mail programs look for in a text to make a link of it; also the full stops of other scripts. */
const JOINTS = /([.:/\\@\u3002])(?=\S)/gu;

/**
 * Returns what somebody typed as text for a mail: on one line, without characters that do not show, and so that no mail program
 * makes a link of it (`shop.example/a` becomes `shop. example/ a`).
 */
export function withoutLinks(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST)
    .replace(JOINTS, '$1 ');
}
