import {
  AUTOCOMPLETE,
  SEARCH,
  SEARCH_FACETS,
  SEARCH_KINDS,
  SUGGESTING_FACETS,
  type SearchFacet,
  type SearchKind,
} from '../../config/search';
import type {Language} from '../../config/languages';
import {categoryLinkHitSchema, contentLinkHitSchema, productCardHitSchema} from '#contracts/search';
import type {SearchRequest} from '../../domain/search/search-request';

const ATTRIBUTES = {
  products: Object.keys(productCardHitSchema.shape),
  categories: Object.keys(categoryLinkHitSchema.shape),
  content: Object.keys(contentLinkHitSchema.shape),
} as const;

/** Facets that values were chosen of; each is asked about once more, without them. */
export function facetsInUse({tab, chosen}: SearchRequest): readonly SearchFacet[] {
  return tab === 'products' ? SEARCH_FACETS.filter((facet) => chosen[facet].length > 0) : [];
}

/** The queries of a page of results: one per kind in the order of `SEARCH_KINDS`, then one per facet in use. */
export function searchRequests(request: SearchRequest, language: Language) {
  return [
    ...SEARCH_KINDS.map((kind) => ({
      ...base(kind, request, language),
      ...extent(kind, request),
      ...(kind === 'products' && request.tab === 'products'
        ? {facets: [...SEARCH_FACETS], facetFilters: facetFilters(request, null)}
        : {}),
    })),
    ...facetsInUse(request).map((facet) => ({
      ...base('products', request, language),
      ...{page: 0, hitsPerPage: 0, facets: [facet], facetFilters: facetFilters(request, facet)},
    })),
  ];
}

/** The queries that complete what is being typed: one per facet whose values can be searched; none for a single letter. */
export function suggestionRequests({words}: SearchRequest, language: Language) {
  if ([...words].length < AUTOCOMPLETE.shortestBeginning) return [];
  return SUGGESTING_FACETS.map((facet) => ({
    type: 'facet' as const,
    indexName: `products_${language}`,
    facet,
    facetQuery: words,
    maxFacetHits: AUTOCOMPLETE.suggestions,
  }));
}

function base(kind: SearchKind, {words}: SearchRequest, language: Language) {
  const attributes = kind === 'products' || kind === 'categories' ? ATTRIBUTES[kind] : ATTRIBUTES.content;
  return {
    indexName: `${kind}_${language}`,
    query: words,
    attributesToRetrieve: attributes,
    attributesToHighlight: [],
    maxValuesPerFacet: 100,
  };
}

/** Of the kind that the tab shows a page, else a few; sorted by another order all, since the service knows but one. */
function extent(kind: SearchKind, {tab, sort, page}: SearchRequest) {
  const {preview, pageSize, reachable} = SEARCH;
  if (tab === 'all') return {page: 0, hitsPerPage: kind === 'products' ? preview.products : preview.others};
  if (tab !== kind) return {page: 0, hitsPerPage: 0};
  if (kind !== 'products') return {page: page - 1, hitsPerPage: pageSize.others};
  return sort === 'relevance' ? {page: page - 1, hitsPerPage: pageSize.products} : {page: 0, hitsPerPage: reachable};
}

/** One of the chosen values of each facet; `except` is the facet whose other values are asked for. */
function facetFilters({chosen}: SearchRequest, except: SearchFacet | null): string[][] {
  return SEARCH_FACETS.filter((facet) => facet !== except && chosen[facet].length > 0).map((facet) =>
    chosen[facet].map((value) => `${facet}:${value}`),
  );
}
