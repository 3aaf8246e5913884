import {fold} from './fold';
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

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** The parts of each folded compound of the shop's dictionary. */
const COMPOUNDS: Readonly<Record<IndexLanguage, ReadonlyMap<string, readonly string[]>>> = {
  de: dictionaryOf('de'),
  en: dictionaryOf('en'),
};

function dictionaryOf(language: IndexLanguage): ReadonlyMap<string, readonly string[]> {
  const entries = wantedCompounds(language).map(({decomposition}) => decomposition.map((part) => fold(part).text));
  return new Map(entries.map((parts) => [parts.join(''), parts]));
}

/** Returns the folded parts of a folded compound; empty for every other word. */
export function partsOf(term: string, language: IndexLanguage): readonly string[] {
  return COMPOUNDS[language].get(term) ?? [];
}

/** Returns the words of a text in their order, each with its folded forms. */
export function wordsOf(text: string, language: IndexLanguage): readonly Word[] {
  return [...text.matchAll(WORD)].map(({0: original, index}) => {
    const folded = fold(original);
    const ends = folded.ends.map((end) => index + end);
    const whole = {term: folded.text, start: index, ends};
    const parts = placedParts(folded.text, language);
    return {
      start: index,
      end: index + original.length,
      forms: [
        whole,
        ...parts.map(({term, at}) => ({
          term,
          start: at === 0 ? index : (ends[at - 1] ?? index),
          ends: ends.slice(at, at + term.length),
        })),
      ],
    };
  });
}

/** A word of a query as it was typed, in small letters, and folded. */
export type QueryWord = {readonly typed: string; readonly term: string};

/** Returns the words of a query in their order. */
export function queryWords(query: string): readonly QueryWord[] {
  return [...query.matchAll(WORD)].map(([original]) => ({typed: original.toLowerCase(), term: fold(original).text}));
}

type Part = {readonly term: string; readonly at: number};

/** `filterkaffeemaschine` is found by `filter`, `kaffee` and `maschine`. */
function placedParts(word: string, language: IndexLanguage): readonly Part[] {
  let at = 0;
  return partsOf(word, language).map((term) => {
    const part = {term, at};
    at += term.length;
    return part;
  });
}
