import type {CombinationOperator, SearchOptions} from 'minisearch';
import {knownWordsOf} from './known-words';
import type {Alternative, Slot} from './query-plan';
import type {SearchRecord} from './record';
import {valueAt, valuesAt} from './record';
import type {SearchIndex} from './search-index';
import type {WordReader} from './words';

/** A record that answers a query, with the terms that were found in it by attribute. */
export type FoundRecord = {readonly record: SearchRecord; readonly cost: Cost};

/** What is compared in this order when hits are ranked; less is better. */
type Cost = {
  readonly typos: number;
  readonly missing: number;
  readonly attributes: number;
  readonly inexact: number;
};

export type FindOptions = {
  /** The attributes to look into; all searchable ones where `null`. */
  readonly attributes: readonly string[] | null;
  /** Whether one answered slot is enough. */
  readonly anySlot: boolean;
  readonly typos: 'any' | 'fewest' | 'two-fewest';
};

const NOTHING: Cost = {missing: 0, typos: 0, attributes: 0, inexact: 0};

/** How much an attribute weighs; the place of a word in an ordered one counts less than that. */
const ATTRIBUTE = 1000;

/**
 * Finds the records that answer the slots, best first: by typos, missing words, weight of the attributes and places
 * in them, exactness, then the index's own ranking, as `ranking` in `store/search.json` says.
 *
 * @param records what may be found, with today's values
 */
export function find(
  slots: readonly Slot[],
  index: SearchIndex,
  records: readonly SearchRecord[],
  options: FindOptions,
): readonly FoundRecord[] {
  const found =
    slots.length === 0
      ? records.map((record) => ({record, cost: NOTHING}))
      : answering(slots, index, new Map(records.map((record) => [record.objectID, record])), options);
  return fewTypos(
    [...found].sort((a, b) => byCost(a.cost, b.cost) || byCustomRanking(a.record, b.record, index)),
    options.typos,
  );
}

function answering(
  slots: readonly Slot[],
  {engine, settings, reader}: SearchIndex,
  records: ReadonlyMap<string, SearchRecord>,
  {attributes, anySlot}: FindOptions,
): readonly FoundRecord[] {
  const literally: SearchOptions = {
    tokenize: (term) => [term],
    prefix: false,
    fuzzy: false,
    ...(attributes === null ? {} : {fields: [...attributes]}),
  };
  const weights = new Map(
    settings.searchableAttributes.flatMap((names, weight) => names.map((name) => [name, weight * ATTRIBUTE] as const)),
  );
  const weight = (record: SearchRecord, field: string, term: string): number =>
    (weights.get(field) ?? Infinity) +
    (settings.orderedAttributes.has(field) ? placeOf(term, record, field, reader) : 0);
  const results = engine.search(
    combined(
      anySlot ? 'OR' : 'AND',
      slots.map(({alternatives}) =>
        combined(
          'OR',
          alternatives.map(({words}) =>
            combined(
              'AND',
              words.map((terms) => combined('OR', [...terms.keys()])),
            ),
          ),
        ),
      ),
    ),
    literally,
  );
  return results.flatMap(({id, match}) => {
    const record = records.get(String(id));
    if (record === undefined) return [];
    const matches = Object.entries<readonly string[]>(match).map(([term, fields]) => ({
      term,
      weight: Math.min(...fields.map((field) => weight(record, field, term))),
    }));
    const costs = slots.map((slot) => slotCost(slot, matches));
    return [{record, cost: costs.reduce(sum, NOTHING)}];
  });
}

/** The number of words before the first one of an attribute that has a term. */
function placeOf(term: string, record: SearchRecord, attribute: string, reader: WordReader): number {
  const words = knownWordsOf(valuesAt(record, attribute).join('\n'), reader);
  const place = words.findIndex(({forms}) => forms.some((form) => form.term === term));
  return Math.min(place < 0 ? words.length : place, ATTRIBUTE - 1);
}

function combined<Q>(combineWith: CombinationOperator, queries: readonly Q[]) {
  return {combineWith, queries: [...queries]};
}

/** The terms that were found in a record, with the weight of the best attribute and place that has them. */
type Matches = readonly {readonly term: string; readonly weight: number}[];

function slotCost({alternatives}: Slot, matches: Matches): Cost {
  let best: Cost | null = null;
  for (const alternative of alternatives) {
    const cost = alternativeCost(alternative, matches);
    if (cost !== null && (best === null || byCost(cost, best) < 0)) best = cost;
  }
  return best ?? {...NOTHING, missing: 1};
}

function alternativeCost({words, typos}: Alternative, matches: Matches): Cost | null {
  let total: Cost = {...NOTHING, typos};
  for (const terms of words) {
    let best: Cost | null = null;
    for (const {term, weight} of matches) {
      const how = terms.get(term);
      if (how === undefined) continue;
      const cost = {missing: 0, typos: how.typos, attributes: weight, inexact: how.isExact ? 0 : 1};
      if (best === null || byCost(cost, best) < 0) best = cost;
    }
    if (best === null) return null;
    total = sum(total, best);
  }
  return total;
}

function sum(a: Cost, b: Cost): Cost {
  return {
    missing: a.missing + b.missing,
    typos: a.typos + b.typos,
    attributes: a.attributes + b.attributes,
    inexact: a.inexact + b.inexact,
  };
}

function byCost(a: Cost, b: Cost): number {
  return a.typos - b.typos || a.missing - b.missing || a.attributes - b.attributes || a.inexact - b.inexact;
}

function byCustomRanking(a: SearchRecord, b: SearchRecord, {settings}: SearchIndex): number {
  for (const {attribute, descending} of settings.customRanking) {
    const [one, other] = [rank(a, attribute), rank(b, attribute)];
    if (one === other) continue;
    // Whatever the direction, a record without a value is last.
    if (one === null || other === null) return one === null ? 1 : -1;
    return descending ? other - one : one - other;
  }
  return 0;
}

function rank(record: SearchRecord, attribute: string): number | null {
  const value = valueAt(record, attribute);
  return typeof value === 'number' || typeof value === 'boolean' ? Number(value) : null;
}

function fewTypos(found: readonly FoundRecord[], typos: FindOptions['typos']): readonly FoundRecord[] {
  if (typos === 'any') return found;
  const counts = [...new Set(found.map(({cost}) => cost.typos))].sort((a, b) => a - b);
  const kept = new Set(counts.slice(0, typos === 'fewest' ? 1 : 2));
  return found.filter(({cost}) => kept.has(cost.typos));
}
