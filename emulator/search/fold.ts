/** A text in the form in which words are compared, and where each of its letters stood. */
export type Folded = {
  readonly text: string;
  /** Behind which position of the original the n-th letter of the folded text ends. */
  readonly ends: readonly number[];
};

/** What an index makes of single small letters before anything else: `customNormalization`. */
export type Normalization = ReadonlyMap<string, string>;

const PLAIN = /^[a-z0-9]$/;
const MARKS = /\p{M}/gu;
const SPECIAL: Readonly<Record<string, string>> = {ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd'};

/**
 * Returns a word without case and accents. Both the index and the query are folded, so that each spelling finds the
 * other.
 */
export function fold(word: string, normalization: Normalization): Folded {
  let text = '';
  const ends: number[] = [];
  let position = 0;
  for (const character of word) {
    position += character.length;
    const lower = character.toLowerCase();
    const plain = PLAIN.test(lower)
      ? lower
      : (normalization.get(lower) ?? SPECIAL[lower] ?? lower.normalize('NFD').replace(MARKS, ''));
    text += plain;
    ends.push(...Array.from({length: plain.length}, () => position));
    // An accent on its own belongs to the letter before it.
    if (plain === '' && ends.length > 0) ends[ends.length - 1] = position;
  }
  return {text, ends};
}
