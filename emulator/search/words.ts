import {fold} from './fold';
import type {Folded, Normalization} from './fold';
import {STOP_WORDS} from './stop-words';
import {wantedCompounds} from '../../contracts/indexing/settings';
import type {IndexLanguage} from '../../contracts/indexing/indices';

/** A form under which a word of a text is found: the whole word, or a part of a German compound. */
type WordForm = {
  readonly term: string;
  /** Where the form stands in the text. */
  readonly start: number;
  /** Behind which position of the text its n-th letter ends. */
  readonly ends: readonly number[];
};

/** A word of a text with the forms under which it is found; the first one is the whole word. */
export type Word = {readonly start: number; readonly end: number; readonly forms: readonly WordForm[]};

/** A word of a query as it was typed, in small letters, and folded. */
export type QueryWord = {readonly typed: string; readonly term: string};

/** How an index reads words: those of its records, of queries, and of everything that is set. */
export type WordReader = {
  /** The same for readers that read alike. */
  readonly key: string;
  readonly language: IndexLanguage;
  fold(word: string): Folded;
  /** Returns the words of a query in their order. */
  queryWords(query: string): readonly QueryWord[];
  /** Returns the words of a text in their order, each with its folded forms. */
  wordsOf(text: string): readonly Word[];
  /** Returns the folded parts of a folded compound; empty for every other word. */
  partsOf(term: string): readonly string[];
  /** Tells whether a folded word is left out of a query that has others. */
  isStopWord(term: string): boolean;
};

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Makes the reader of an index. Compounds and stop words are folded as its records are. */
export function wordReader(language: IndexLanguage, normalization: Normalization): WordReader {
  const plain = (word: string) => fold(word, normalization);
  const compounds = new Map(
    wantedCompounds(language).map(({decomposition}) => {
      const parts = decomposition.map((part) => plain(part).text);
      return [parts.join(''), parts] as const;
    }),
  );
  const stopWords = new Set(STOP_WORDS[language].map((word) => plain(word).text));
  const partsOf = (term: string) => compounds.get(term) ?? [];
  return {
    key: `${language} ${[...normalization].join(' ')} `,
    language,
    fold: plain,
    queryWords: (query) =>
      [...query.matchAll(WORD)].map(([original]) => ({typed: original.toLowerCase(), term: plain(original).text})),
    wordsOf: (text) =>
      [...text.matchAll(WORD)].map(({0: original, index}) => ({
        start: index,
        end: index + original.length,
        forms: formsOf(plain(original), index, partsOf),
      })),
    partsOf,
    isStopWord: (term) => stopWords.has(term),
  };
}

function formsOf(folded: Folded, start: number, partsOf: WordReader['partsOf']): readonly WordForm[] {
  const ends = folded.ends.map((end) => start + end);
  const whole = {term: folded.text, start, ends};
  const parts = placedParts(partsOf(folded.text)).map(({term, at}) => ({
    term,
    start: at === 0 ? start : (ends[at - 1] ?? start),
    ends: ends.slice(at, at + term.length),
  }));
  return [whole, ...parts];
}

type Part = {readonly term: string; readonly at: number};

/** `filterkaffeemaschine` is found by `filter`, `kaffee` and `maschine`. */
function placedParts(parts: readonly string[]): readonly Part[] {
  let at = 0;
  return parts.map((term) => {
    const part = {term, at};
    at += term.length;
    return part;
  });
}
