import type {IndexSettings} from './index-settings';
import {valuesAt} from './record';
import type {SearchRecord} from './record';

export type FacetCounts = Readonly<Record<string, number>>;
export type FacetStats = {readonly min: number; readonly max: number; readonly avg: number; readonly sum: number};

/** Returns the facets that were asked for and that the index declares; `*` stands for all. */
export function wantedFacets(asked: readonly string[], {attributesForFaceting}: IndexSettings): readonly string[] {
  return asked.includes('*') ? [...attributesForFaceting] : asked.filter((name) => attributesForFaceting.has(name));
}

/** Counts how many records have each value of an attribute; each record counts once per value. */
export function countFacet(records: readonly SearchRecord[], attribute: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const record of records) {
    for (const value of new Set(valuesAt(record, attribute).map(String)))
      counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/** Returns the values of a facet with their counts, most frequent first or by alphabet. */
export function facetCounts(
  records: readonly SearchRecord[],
  attribute: string,
  {limit, sortBy}: {readonly limit: number; readonly sortBy: 'count' | 'alpha'},
): FacetCounts {
  const sorted = [...countFacet(records, attribute)].sort(
    ([a, countA], [b, countB]) => (sortBy === 'count' ? countB - countA : 0) || (a < b ? -1 : 1),
  );
  return Object.fromEntries(sorted.slice(0, limit));
}

/** Returns the figures of a facet of numbers; `null` where it has none. */
export function facetStats(records: readonly SearchRecord[], attribute: string): FacetStats | null {
  const numbers = records.flatMap((record) => valuesAt(record, attribute).filter((value) => typeof value === 'number'));
  if (numbers.length === 0) return null;
  const sum = numbers.reduce((total, value) => total + value, 0);
  return {min: Math.min(...numbers), max: Math.max(...numbers), avg: sum / numbers.length, sum};
}
