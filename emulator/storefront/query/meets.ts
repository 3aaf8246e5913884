import {unsupported} from '../field';
import {fulfils, readQuery, termsOf} from './search-syntax';
import type {Term} from './search-syntax';

/** What one field of a thing holds, as texts to be found in, a number or a moment (milliseconds since 1970) to be compared, or a yes or no. */
export type Held = readonly string[] | {readonly numbers: readonly number[]} | {readonly moment: number} | boolean;

/** The fields of a thing by the names that queries use; `default` holds the texts that a word without a field is looked for in. */
export type Fields<T> = Readonly<Record<string, (item: T) => Held>> & {
  readonly default: (item: T) => readonly string[];
};

const NEGATED = /_not$/;
const WORD = /[\p{L}\p{N}]+/gu;

/**
 * Returns the things that a `query` argument finds, in their order; all without one.
 *
 * @throws {GraphQLError} for fields that are not listed
 */
export function queried<T>(items: readonly T[], query: string | null, fields: Fields<T>): readonly T[] {
  if (query === null || query.trim() === '') return items;
  const condition = readQuery(query);
  for (const {field} of termsOf(condition)) {
    if (field !== null && !Object.hasOwn(fields, field.replace(NEGATED, ''))) throw unsupported(`Query field ${field}`);
  }
  return items.filter((item) => fulfils(condition, (term) => isMet(term, item, fields)));
}

/** Also `tag_not`, which is the contrary of `tag`. */
function isMet<T>(term: Term, item: T, fields: Fields<T>): boolean {
  const field = term.field?.replace(NEGATED, '') ?? 'default';
  const isHeld = meets(term, fields[field]?.(item) ?? []);
  return field === term.field || term.field === null ? isHeld : !isHeld;
}

function meets(term: Term, held: Held): boolean {
  if (typeof held === 'boolean') return String(held) === term.value;
  if ('moment' in held) return compares(held.moment, term.comparator, Date.parse(term.value));
  if ('numbers' in held) return held.numbers.some((number) => compares(number, term.comparator, Number(term.value)));
  if (term.field === null) return held.some((text) => hasWord(text.toLowerCase(), term));
  return held.some((text) => isText(text.toLowerCase(), term));
}

function isText(text: string, {value, isPrefix}: Term): boolean {
  return isPrefix ? text.startsWith(value) : text === value;
}

/** Words without a field are found in a text as a whole, or as its words; the last letters may be missing with `*`. */
function hasWord(text: string, term: Term): boolean {
  return text.includes(term.value) && [...text.matchAll(WORD), [text]].some(([word = '']) => isText(word, term));
}

function compares(held: number, comparator: Term['comparator'], wanted: number): boolean {
  switch (comparator) {
    case '<':
      return held < wanted;
    case '<=':
      return held <= wanted;
    case '>':
      return held > wanted;
    case '>=':
      return held >= wanted;
    case '=':
      return held === wanted;
  }
}

/** Returns a text as a whole and its words: what `title:` finds. */
export function wholeAndWords(text: string): readonly string[] {
  return [text, ...[...text.matchAll(WORD)].map(([word]) => word)];
}
