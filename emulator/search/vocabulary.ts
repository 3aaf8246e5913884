import {singularWithoutUmlaut, stem} from './stem';
import type {IndexLanguage} from '../../contracts/indexing/indices';

/** The terms of an index, found in the ways in which a query word may mean them. */
export type Vocabulary = {
  has(term: string): boolean;
  /** Terms that differ in number only. */
  sameStem(word: string): readonly string[];
  /** Longer terms that begin with the word. */
  continuing(word: string): readonly string[];
  beginningWith(letter: string): readonly string[];
  readonly terms: readonly string[];
  readonly language: IndexLanguage;
};

/** Indexes terms; each may occur several times. */
export function buildVocabulary(all: Iterable<string>, language: IndexLanguage): Vocabulary {
  const known = new Set(all);
  const terms = [...known].sort();
  const byStem = new Map<string, string[]>();
  const bySingular = new Map<string, string[]>();
  const byLetter = new Map<string, string[]>();
  for (const term of terms) {
    push(byStem, stem(term, language), term);
    const singular = singularWithoutUmlaut(term, language);
    if (singular !== null) push(bySingular, singular, term);
    push(byLetter, term.charAt(0), term);
  }
  return {
    has: (term) => known.has(term),
    sameStem: (word) => {
      const singular = singularWithoutUmlaut(word, language);
      return [
        ...(byStem.get(stem(word, language)) ?? []),
        ...(bySingular.get(word) ?? []),
        ...(singular !== null && known.has(singular) ? [singular] : []),
      ];
    },
    continuing: (word) => {
      const first = lowerBound(terms, word);
      let last = first;
      while (terms[last]?.startsWith(word) === true) last++;
      return terms.slice(first, last).filter((term) => term !== word);
    },
    beginningWith: (letter) => byLetter.get(letter) ?? [],
    terms,
    language,
  };
}

function push(map: Map<string, string[]>, key: string, term: string): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [term]);
  else list.push(term);
}

function lowerBound(sorted: readonly string[], word: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
