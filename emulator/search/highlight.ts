import {knownWordsOf} from './known-words';
import type {Slot} from './query-plan';
import {isList} from '../../contracts/indexing/json';
import type {Json} from '../../contracts/indexing/json';
import type {WordReader} from './words';

export type MatchLevel = 'none' | 'partial' | 'full';

/** A highlighted value, as the service answers it. */
export type Highlighted = {
  readonly value: string;
  readonly matchLevel: MatchLevel;
  readonly fullyHighlighted?: boolean;
  readonly matchedWords: readonly string[];
};

/** The highlighted form of any value: objects and lists keep their shape. */
export type HighlightTree = Highlighted | readonly HighlightTree[] | {readonly [key: string]: HighlightTree};

export type Tags = {readonly pre: string; readonly post: string};

type Mark = {readonly typed: ReadonlySet<string>; readonly letters: number | null; readonly typos: number};

/** What is marked in texts: for each term, the words of the query that found it and how much of it they stand for. */
export type Marks = {
  readonly terms: ReadonlyMap<string, Mark>;
  /** All words of the query. */
  readonly typed: readonly string[];
  readonly reader: WordReader;
};

/** A stretch of a text that is marked. */
export type Range = {readonly start: number; readonly end: number; readonly typed: ReadonlySet<string>};

/** Returns what to mark for the slots of a query. */
export function marksOf(slots: readonly Slot[], reader: WordReader): Marks {
  const terms = new Map<string, Mark>();
  for (const {typed, alternatives} of slots) {
    // Each word of the phrase itself marks one typed word; a synonym marks the whole phrase.
    for (const [which, {words}] of alternatives.entries()) {
      for (const [at, found] of words.entries()) {
        const own = which === 0 ? typed.slice(at, at + 1) : typed;
        for (const [term, {letters, typos}] of found) {
          const known = terms.get(term);
          terms.set(term, {
            typed: new Set([...(known?.typed ?? []), ...own]),
            letters: known === undefined || letters === null ? letters : known.letters,
            typos: Math.min(typos, known?.typos ?? Infinity),
          });
        }
      }
    }
  }
  return {terms, typed: [...new Set(slots.flatMap(({typed}) => typed))], reader};
}

/** Tells where a text is marked, from its beginning to its end; ranges do not overlap. */
export function rangesIn(text: string, {terms, reader}: Marks): readonly Range[] {
  if (terms.size === 0) return [];
  const ranges: Candidate[] = [];
  for (const {forms} of knownWordsOf(text, reader)) {
    const found = forms.flatMap(({term, start, ends}) => {
      const mark = terms.get(term);
      if (mark === undefined) return [];
      const end = ends[(mark.letters ?? ends.length) - 1] ?? ends.at(-1) ?? start;
      return [{start, end, typed: mark.typed, typos: mark.typos}];
    });
    ranges.push(...withoutOverlap(found));
  }
  const fewest = new Map<string, number>();
  for (const {typed, typos} of ranges) {
    for (const word of typed) fewest.set(word, Math.min(typos, fewest.get(word) ?? Infinity));
  }
  // What looks like a typo is none where the word itself is there too.
  return ranges.filter(({typed, typos}) => [...typed].some((word) => fewest.get(word) === typos));
}

type Candidate = Range & {readonly typos: number};

/** The whole word counts before its parts, a part before the parts of it. */
function withoutOverlap(found: readonly Candidate[]): readonly Candidate[] {
  const kept: Candidate[] = [];
  for (const range of found) {
    if (kept.every(({start, end}) => range.end <= start || range.start >= end)) kept.push(range);
  }
  return kept.sort((a, b) => a.start - b.start);
}

/** Returns a value with its matches marked. */
export function highlight(value: Json, marks: Marks, tags: Tags): HighlightTree | null {
  if (value === null) return null;
  if (isList(value)) return value.flatMap((entry) => highlight(entry, marks, tags) ?? []);
  if (typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, entry]) => {
        const tree = highlight(entry, marks, tags);
        return tree === null ? [] : [[key, tree]];
      }),
    );
  }
  return highlightText(String(value), marks, tags);
}

/** Returns a text with its matches marked. */
export function highlightText(text: string, marks: Marks, tags: Tags): Highlighted {
  const ranges = rangesIn(text, marks);
  const matchedWords = marks.typed.filter((word) => ranges.some(({typed}) => typed.has(word)));
  const value = marked(text, ranges, tags);
  if (matchedWords.length === 0) return {value, matchLevel: 'none', matchedWords};
  const unmarked = [...text].length > 0 && marked(text, ranges, {pre: '\0', post: '\0'}).split('\0');
  return {
    value,
    matchLevel: matchedWords.length === marks.typed.length ? 'full' : 'partial',
    fullyHighlighted: unmarked !== false && unmarked.every((part, at) => at % 2 === 1 || !/[\p{L}\p{N}]/u.test(part)),
    matchedWords,
  };
}

/**
 * Returns a text with tags around ranges. Where the tags are markup the text is escaped, so that the whole is safe as
 * HTML; with placeholders for tags it stays as it is, since who uses them escapes on their own.
 */
export function marked(text: string, ranges: readonly Range[], {pre, post}: Tags): string {
  const clean = (pre + post).includes('<') ? escapeHtml : (part: string) => part;
  let value = '';
  let at = 0;
  for (const {start, end} of ranges) {
    value += clean(text.slice(at, start)) + pre + clean(text.slice(start, end)) + post;
    at = end;
  }
  return value + clean(text.slice(at));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
