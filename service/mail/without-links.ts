const LONGEST = 2000;
/** The characters by which mail programs find links in a text, with the full stops of other scripts. */
const JOINTS = /([.:/\\@\u3002])(?=\S)/gu;

/**
 * Makes a typed text safe for a mail: one line, without invisible characters, and without anything that a mail program turns into a link:
 * `shop.example/a` becomes `shop. example/ a`.
 */
export function withoutLinks(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST)
    .replace(JOINTS, '$1 ');
}
