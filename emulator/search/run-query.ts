import {isAdmitted, readAdvanced} from './advanced-syntax';
import {facetCounts, facetStats, wantedFacets} from './facets';
import type {FacetCounts, FacetStats} from './facets';
import {passes} from './filter';
import {readFilters} from './filter-grammar';
import {readFacetFilters, readNumericFilters} from './filter-lists';
import {find} from './find';
import type {FoundRecord} from './find';
import {marksOf} from './highlight';
import type {SearchParams} from './params';
import {planQuery} from './query-plan';
import type {Slot} from './query-plan';
import type {SearchRecord} from './record';
import type {SearchIndex} from './search-index';
import {SearchRefusal} from './search-refusal';
import {shapeHit} from './shape-hit';
import type {Hit} from './shape-hit';

const PAGINATION_LIMIT = 1000;
const BEYOND =
  'you can only fetch the 1000 hits for this query. You can extend the number of hits returned via the paginationLimitedTo index parameter or use the browse method.';

/** What a query finds, before it is shaped into hits. */
export type Matched = {readonly slots: readonly Slot[]; readonly records: readonly SearchRecord[]};

/** The part of an answer that comes of the index alone. */
export type QueryResult = {
  readonly hits: readonly Hit[];
  readonly nbHits: number;
  readonly page?: number;
  readonly nbPages?: number;
  readonly hitsPerPage?: number;
  readonly offset?: number;
  readonly length?: number;
  readonly facets?: Readonly<Record<string, FacetCounts>>;
  readonly facets_stats?: Readonly<Record<string, FacetStats>>;
  readonly message?: string;
};

/**
 * Runs one query.
 *
 * @param records the index's records with today's values
 * @throws {SearchRefusal} 400 for filters that cannot be read and attributes that cannot be searched
 */
export function runQuery(index: SearchIndex, records: readonly SearchRecord[], params: SearchParams): QueryResult {
  const matched = matchQuery(index, records, params);
  const {first, size, ...pagination} = pageOf(matched.records.length, params);
  const marks = marksOf(matched.slots, index.reader);
  const isBeyond = first >= PAGINATION_LIMIT;
  const last = Math.min(first + size, PAGINATION_LIMIT);
  return {
    hits: matched.records.slice(first, Math.max(first, last)).map((record) => shapeHit(record, index, params, marks)),
    nbHits: matched.records.length,
    ...pagination,
    ...facetsOf(index, matched.records, params),
    ...(isBeyond ? {message: BEYOND} : {}),
  };
}

/**
 * Returns the records that a query finds, all pages of them.
 *
 * @throws {SearchRefusal} as `runQuery`
 */
export function matchQuery(index: SearchIndex, all: readonly SearchRecord[], params: SearchParams): Matched {
  const filter = [
    ...readFilters(params.filters),
    ...readFacetFilters(params.facetFilters),
    ...readNumericFilters(params.numericFilters),
  ];
  const searchable = index.settings.searchableAttributes.flat();
  const wrong = params.restrictSearchableAttributes.find((name) => !searchable.includes(name));
  if (wrong !== undefined) {
    throw new SearchRefusal(400, `restrictSearchableAttributes: attribute ${wrong} is not in searchableAttributes`);
  }
  const passing = all.filter((record) => passes(record, filter, index.settings.attributesForFaceting));
  const advanced = params.advancedSyntax ? readAdvanced(params.query) : null;
  const records =
    advanced === null ? passing : passing.filter((record) => isAdmitted(record, searchable, advanced, index.reader));
  const words = index.reader.queryWords(advanced?.words ?? params.query);
  const slots = planQuery(words, index, {
    queryType: params.queryType,
    withTypos: params.typoTolerance !== 'false',
    typosOnNumbers: params.allowTyposOnNumericTokens,
    withSynonyms: params.synonyms,
  });
  for (const {kept, anySlot} of attempts(slots, params.removeWordsIfNoResults)) {
    const found = find(kept, index, records, {
      attributes: params.restrictSearchableAttributes.length === 0 ? null : params.restrictSearchableAttributes,
      anySlot,
      typos: params.typoTolerance === 'min' ? 'fewest' : params.typoTolerance === 'strict' ? 'two-fewest' : 'any',
    });
    if (found.length > 0) return {slots: kept, records: recordsOf(found)};
  }
  return {slots, records: []};
}

function recordsOf(found: readonly FoundRecord[]): readonly SearchRecord[] {
  return found.map(({record}) => record);
}

type Attempt = {readonly kept: readonly Slot[]; readonly anySlot: boolean};

/** The query, then what is left of it when nothing was found. */
function attempts(slots: readonly Slot[], remove: SearchParams['removeWordsIfNoResults']): readonly Attempt[] {
  const whole = {kept: slots, anySlot: false};
  if (remove === 'none' || slots.length < 2) return [whole];
  if (remove === 'allOptional') return [whole, {kept: slots, anySlot: true}];
  const fewer = slots.slice(1).map((_, removed) => ({
    kept: remove === 'lastWords' ? slots.slice(0, -(removed + 1)) : slots.slice(removed + 1),
    anySlot: false,
  }));
  return [whole, ...fewer];
}

function pageOf(found: number, {page, hitsPerPage, offset, length}: SearchParams) {
  if (offset !== undefined || length !== undefined) {
    const size = length ?? 20;
    return {first: offset ?? 0, size, offset: offset ?? 0, length: size};
  }
  const nbPages = hitsPerPage === 0 ? 0 : Math.ceil(Math.min(found, PAGINATION_LIMIT) / hitsPerPage);
  return {first: page * hitsPerPage, size: hitsPerPage, page, nbPages, hitsPerPage};
}

function facetsOf({settings}: SearchIndex, records: readonly SearchRecord[], params: SearchParams) {
  if (params.facets.length === 0) return {};
  const names = wantedFacets(params.facets, settings);
  const options = {limit: params.maxValuesPerFacet, sortBy: params.sortFacetValuesBy};
  const counts = names.map((name) => [name, facetCounts(records, name, options)] as const);
  const stats = names.flatMap((name) => {
    const figures = facetStats(records, name);
    return figures === null ? [] : [[name, figures] as const];
  });
  return {
    facets: Object.fromEntries(counts.filter(([, values]) => Object.keys(values).length > 0)),
    ...(stats.length === 0 ? {} : {facets_stats: Object.fromEntries(stats)}),
  };
}
