/** A text, what takes the place of each of its occurrences, and the text up to which, included, is replaced as well. */
export type Cut = readonly [text: string, by: string, until?: string];

/** Replacements in files of packages, by the files' paths below `node_modules`. */
export type Cuts = Readonly<Record<string, readonly Cut[]>>;

/** Take the place of a condition that is the same in every browser. */
export const OFF = 'if (false) {';
export const ON = 'if (true) {';

/**
 * Cuts a file.
 *
 * @throws {Error} where a text is not there, as after an update of the package
 */
export function cut(file: string, code: string, cuts: readonly Cut[]): string {
  let result = code;
  for (const [text, by, until] of cuts) {
    if (!result.includes(text)) throw new Error(`${file} has no "${text}" any more: see scripts/vite/unused`);
    if (until === undefined) {
      result = result.replaceAll(text, () => by);
      continue;
    }
    const [before = '', ...parts] = result.split(text);
    const after = parts.map((part) => {
      const end = part.indexOf(until);
      if (end < 0) throw new Error(`${file} has no "${until}" after "${text}" any more: see scripts/vite/unused`);
      return by + part.slice(end + until.length);
    });
    result = before + after.join('');
  }
  return result;
}
