import {expand} from './expand';
import type {TermMatch} from './expand';
import type {SearchIndex} from './search-index';
import type {QueryWord} from './words';

/** The terms that one word of an alternative finds. */
type PlannedWord = ReadonlyMap<string, TermMatch>;

/** One way to find what was typed; all its words must be found. */
export type Alternative = {readonly words: readonly PlannedWord[]; readonly typos: number};

/** One or more words of the query that are looked up together, and the ways in which a record may answer them. */
export type Slot = {readonly typed: readonly string[]; readonly alternatives: readonly Alternative[]};

export type PlanOptions = {
  readonly queryType: 'prefixLast' | 'prefixAll' | 'prefixNone';
  readonly withTypos: boolean;
  readonly typosOnNumbers: boolean;
  readonly withSynonyms: boolean;
};

const SHORTEST_HALF = 3;

/** Returns what a query looks for: a list of slots, each of which a record has to answer. */
export function planQuery(words: readonly QueryWord[], index: SearchIndex, options: PlanOptions): readonly Slot[] {
  const wanted = withoutStopWords(words, index);
  const slots: Slot[] = [];
  for (let at = 0; at < wanted.length;) {
    const rest = wanted.slice(at);
    const phrase = options.withSynonyms ? longestPhrase(rest, index) : null;
    const length = phrase?.length ?? 1;
    const isLast = at + length === wanted.length;
    slots.push(planSlot(rest.slice(0, length), phrase?.synonyms ?? [], index, options, isLast));
    at += length;
  }
  return slots;
}

/** Articles and the like are not looked for, unless there is nothing else or the last one may be half a word. */
function withoutStopWords(words: readonly QueryWord[], {reader}: SearchIndex): readonly QueryWord[] {
  const kept = words.filter(({term}, at) => at === words.length - 1 || !reader.isStopWord(term));
  return kept.length === 0 ? words : kept;
}

function planSlot(
  words: readonly QueryWord[],
  synonyms: readonly (readonly string[])[],
  index: SearchIndex,
  options: PlanOptions,
  isLast: boolean,
): Slot {
  const {queryType, withTypos, typosOnNumbers} = options;
  const own = words.map(({term}, at) => {
    const mayBePrefix = queryType === 'prefixAll' || (queryType === 'prefixLast' && isLast && at === words.length - 1);
    return expand(term, index.vocabulary, {isPrefix: mayBePrefix, withTypos, typosOnNumbers});
  });
  const exactly = (terms: readonly string[]) =>
    terms.map((term) => expand(term, index.vocabulary, {isPrefix: false, withTypos: false, typosOnNumbers: false}));
  const only = words.length === 1 ? words[0] : undefined;
  const alternatives: readonly Alternative[] = [
    {words: own, typos: 0},
    ...synonyms.map((synonym) => ({
      words: synonym.length === 1 && words.length === 1 ? exactly(synonym) : exactly(synonym).map(inexact),
      typos: 0,
    })),
    // `decompoundQuery`, on by default: all parts of the compound must match.
    ...(only === undefined ? [] : [index.reader.partsOf(only.term)])
      .filter(({length}) => length > 0)
      .map((parts) => ({words: exactly(parts).map(inexact), typos: 0})),
    ...(only === undefined || !withTypos
      ? []
      : halves(only.term, index).map((pair) => ({words: exactly(pair), typos: 1}))),
  ];
  return {
    typed: words.map(({typed}) => typed),
    alternatives: alternatives.filter((alternative) => alternative.words.every((terms) => terms.size > 0)),
  };
}

/** `alternativesAsExact` as it is by default: plurals, and one word for one word; neither phrases nor parts of a compound. */
function inexact(terms: PlannedWord): PlannedWord {
  return new Map([...terms].map(([term, match]) => [term, {...match, isExact: false}]));
}

/** `frenchpress` as `french` and `press`, where the index knows both. */
function halves(word: string, {vocabulary}: SearchIndex): readonly (readonly [string, string])[] {
  const pairs: [string, string][] = [];
  for (let at = SHORTEST_HALF; at <= word.length - SHORTEST_HALF; at++) {
    const pair: [string, string] = [word.slice(0, at), word.slice(at)];
    if (pair.every((half) => vocabulary.has(half))) pairs.push(pair);
  }
  return pairs;
}

/** The longest run of words from the first one on that has synonyms. */
function longestPhrase(words: readonly QueryWord[], {synonyms}: SearchIndex) {
  for (let length = Math.min(words.length, synonyms.longest); length > 0; length--) {
    const found = synonyms.of(words.slice(0, length).map(({term}) => term));
    if (found !== null) return {length, synonyms: found};
  }
  return null;
}
