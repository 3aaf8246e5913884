import {fold} from './fold';
import type {SearchLanguage} from './stem';

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
const SHORTEST_PART = 3;

/** Folded words that German compounds of this shop are made of. */
const HEADS = [
  ...['abo', 'becher', 'bereiter', 'bohne', 'buch', 'dose', 'espresso', 'filter', 'gutschein', 'kaffee', 'kanne'],
  ...['karaffe', 'kessel', 'kocher', 'kurs', 'maschine', 'muhle', 'packung', 'paket', 'papier', 'projekt', 'set'],
  ...['tasse', 'test', 'waage'],
];
const COMPOUND = new RegExp(`^(.{${SHORTEST_PART},})((?:${HEADS.join('|')})(?:n|s|e)?)$`);
const COMPOUND_BEGIN = new RegExp(`^(${HEADS.join('|')})(.{${SHORTEST_PART},})$`);

/** The words of a text in their order, each with its folded forms. */
export function wordsOf(text: string, language: SearchLanguage): readonly Word[] {
  return [...text.matchAll(WORD)].map(({0: original, index}) => {
    const folded = fold(original);
    const ends = folded.ends.map((end) => index + end);
    const whole = {term: folded.text, start: index, ends};
    const parts = language === 'de' ? compoundParts(folded.text) : [];
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

/** The words of a query in their order. */
export function queryWords(query: string): readonly QueryWord[] {
  return [...query.matchAll(WORD)].map(([original]) => ({typed: original.toLowerCase(), term: fold(original).text}));
}

type Part = {readonly term: string; readonly at: number};

/** `filterkaffeemuhle` is found by `muhle`, `filterkaffee`, `kaffee` and `filter`. */
function compoundParts(word: string, at = 0): readonly Part[] {
  const match = COMPOUND.exec(word) ?? COMPOUND_BEGIN.exec(word);
  if (match === null) return [];
  const [, first = '', second = ''] = match;
  return [
    {term: first, at},
    {term: second, at: at + first.length},
    ...compoundParts(first, at),
    ...compoundParts(second, at + first.length),
  ];
}
