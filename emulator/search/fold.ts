/** A text in the form in which words are compared, and where each of its letters stood. */
export type Folded = {
  readonly text: string;
  /** Behind which position of the original the n-th letter of the folded text ends. */
  readonly ends: readonly number[];
};

const PLAIN = /^[a-z0-9]$/;
const MARKS = /\p{M}/gu;
const SPECIAL: Readonly<Record<string, string>> = {ß: 'ss', æ: 'a', œ: 'o', ø: 'o', ł: 'l', đ: 'd'};
const SPELT_OUT = new Set(['ae', 'oe', 'ue']);

/**
 * Returns a word without case, accents and the two spellings of an umlaut: `ä`, `ae` and `a` become `a`, `ß` and `ss`
 * become `ss`. Both the index and the query are folded, so that each spelling finds the other.
 */
export function fold(word: string): Folded {
  let text = '';
  const ends: number[] = [];
  let position = 0;
  for (const character of word) {
    position += character.length;
    const lower = character.toLowerCase();
    const plain = PLAIN.test(lower) ? lower : (SPECIAL[lower] ?? lower.normalize('NFD').replace(MARKS, ''));
    for (const letter of plain) {
      if (SPELT_OUT.has((text.at(-1) ?? '') + letter)) {
        ends[ends.length - 1] = position;
      } else {
        text += letter;
        ends.push(...Array.from({length: letter.length}, () => position));
      }
    }
    // An accent on its own belongs to the letter before it.
    if (plain === '' && ends.length > 0) ends[ends.length - 1] = position;
  }
  return {text, ends};
}
