import {expand} from './expand';
import {countFacet} from './facets';
import {highlightText, marksOf} from './highlight';
import {matchQuery} from './run-query';
import type {SearchParams} from './params';
import type {SearchRecord} from './record';
import type {SearchIndex} from './search-index';
import {SearchRefusal} from './search-refusal';
import {buildVocabulary} from './vocabulary';

export type FacetHit = {readonly value: string; readonly highlighted: string; readonly count: number};

export type FacetQuery = {readonly facet: string; readonly facetQuery: string; readonly maxFacetHits: number};

/**
 * Searches the values of a facet among the records that the query finds, most frequent first.
 *
 * @throws {SearchRefusal} 400 where the facet cannot be searched
 */
export function searchFacet(
  index: SearchIndex,
  records: readonly SearchRecord[],
  {facet, facetQuery, maxFacetHits}: FacetQuery,
  params: SearchParams,
): readonly FacetHit[] {
  if (!index.settings.searchableFacets.has(facet)) {
    throw new SearchRefusal(
      400,
      `Cannot search in \`${facet}\` attribute, you need to add \`searchable(${facet})\` to attributesForFaceting.`,
    );
  }
  const {reader} = index;
  const counts = countFacet(matchQuery(index, records, params).records, facet);
  const terms = [...counts.keys()].flatMap((value) =>
    reader.wordsOf(value).flatMap(({forms}) => forms.map(({term}) => term)),
  );
  const vocabulary = buildVocabulary(terms, reader.language);
  const slots = reader.queryWords(facetQuery).map(({typed, term}) => ({
    typed: [typed],
    alternatives: [
      {words: [expand(term, vocabulary, {isPrefix: true, withTypos: true, typosOnNumbers: true})], typos: 0},
    ],
  }));
  const marks = marksOf(slots, reader);
  const tags = {pre: params.highlightPreTag, post: params.highlightPostTag};
  return [...counts]
    .map(([value, count]) => ({value, count, marked: highlightText(value, marks, tags)}))
    .filter(({marked}) => marks.typed.length === 0 || marked.matchLevel === 'full')
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, maxFacetHits)
    .map(({value, count, marked}) => ({value, highlighted: marked.value, count}));
}
