import {allowedTypos, mistyped} from './typos';
import type {Vocabulary} from './vocabulary';

/** How a term of the index answers a query word. */
export type TermMatch = {
  readonly typos: number;
  /** Whether the whole term was meant, in singular or plural, or just its beginning was typed. */
  readonly isExact: boolean;
  /** The number of letters of the term that the query word stands for; `null` for all. */
  readonly letters: number | null;
};

export type ExpandOptions = {
  /** Whether the word may be the beginning of the term. */
  readonly isPrefix: boolean;
  readonly withTypos: boolean;
  /** Whether words with a digit in them may be mistyped. */
  readonly typosOnNumbers: boolean;
};

/** Returns the terms that a folded query word finds, each with its cheapest match. */
export function expand(
  word: string,
  vocabulary: Vocabulary,
  {isPrefix, withTypos, typosOnNumbers}: ExpandOptions,
): ReadonlyMap<string, TermMatch> {
  const found = new Map<string, TermMatch>();
  for (const term of vocabulary.sameStem(word)) found.set(term, {typos: 0, isExact: true, letters: null});
  if (isPrefix) {
    for (const term of vocabulary.continuing(word)) {
      if (!found.has(term)) found.set(term, {typos: 0, isExact: false, letters: word.length});
    }
  }
  const max = withTypos && (typosOnNumbers || !/\d/.test(word)) ? allowedTypos(word) : 0;
  if (max === 0) return found;
  // A wrong first letter counts twice, so only long words can have one.
  for (const term of max === 1 ? vocabulary.beginningWith(word.charAt(0)) : vocabulary.terms) {
    if (found.has(term)) continue;
    const match = mistyped(word, term, max, isPrefix);
    if (match === null) continue;
    const isWhole = match.length === term.length;
    found.set(term, {typos: match.typos, isExact: isWhole, letters: isWhole ? null : match.length});
  }
  return found;
}
