import {
  autocompleteResponseSchema,
  searchPageResponseSchema,
  type WireCategoryLinkHit,
  type WireContentLinkHit,
  type WireProductCardHit,
  type WireSearchPageResponse,
} from '#contracts/search';
import type {Language} from '../../config/languages';
import type {ProductTypes} from '../../../contracts/product-types';
import {SEARCH, SEARCH_FACETS, SEARCH_KINDS, type SearchFacet} from '../../config/search';
import {globalId} from '../../domain/global-id';
import {withTileTitle} from '../../domain/hyphenation';
import {mediaPath} from '../../domain/media-path';
import type {ImageSource} from '../../domain/picture';
import {productBadge} from '../../domain/product/badge';
import {distinctSuggestions} from '../../domain/search/autocomplete';
import {facetsInUse, inTab, pagesOf, type SearchRequest} from '../../domain/search/search-request';
import {
  countIn,
  sortHits,
  type CategoryHit,
  type ContentHit,
  type FacetValues,
  type ProductHit,
  type SearchResultSet,
} from '../../domain/search/search-results';
import {parseBody} from '../http.server';
import {
  autocompleteRequests,
  createSearchClient,
  searchRequests,
  type SearchClientOptions,
} from './search-client.server';
import {LONGEST_TASTE, reshapeKind, reshapePrefix} from '../storefront/reshape.server';

export type Search = {
  /** The results in the language of the request; of a page beyond the last one, the last. Throws `ServiceError` when it does not answer. */
  readonly find: (request: SearchRequest) => Promise<SearchResultSet>;
  /** The first hits of every kind, with suggestions that complete the typed words. Throws `ServiceError` when it does not answer. */
  readonly autocomplete: (request: SearchRequest) => Promise<Autocomplete>;
};

type Autocomplete = {
  readonly results: SearchResultSet;
  readonly suggestions: readonly string[];
};

type SearchOptions = SearchClientOptions & {readonly language: Language; readonly productTypes: ProductTypes};

/**
 * Makes the adapter of the search: products, categories and texts as the search service tells them
 * (`contracts/search.ts`).
 */
export function createSearch(options: SearchOptions): Search {
  const ask = createSearchClient(options);
  const read = async (request: SearchRequest) => {
    const body = await ask(searchRequests(request, options.language));
    return reshapeResults(parseBody('search', searchPageResponseSchema, body).results, request, options.productTypes);
  };
  return {
    async find(request) {
      const found = await read(request);
      const isBeyond = countIn(request.tab, found) > 0 && request.tab !== 'all' && request.page > found.pages;
      return isBeyond ? read({...request, page: found.pages}) : found;
    },
    async autocomplete(request) {
      const all = inTab(request, 'all');
      const body = await ask(autocompleteRequests(all, options.language));
      const {results} = parseBody('search', autocompleteResponseSchema, body);
      const [products, categories, posts, guides, pages, tests, ...facets] = results;
      const values = facets.map(({facetHits}) => facetHits.map(({value}) => value));
      return {
        results: reshapeResults([products, categories, posts, guides, pages, tests], all, options.productTypes),
        suggestions: distinctSuggestions(all.words, values),
      };
    },
  };
}

function reshapeResults(
  results: WireSearchPageResponse['results'],
  request: SearchRequest,
  types: ProductTypes,
): SearchResultSet {
  const [products, categories, posts, guides, pages, tests] = results;
  const counts = {
    products: products.nbHits,
    categories: categories.nbHits,
    posts: posts.nbHits,
    guides: guides.nbHits,
    pages: pages.nbHits,
    tests: tests.nbHits,
  };
  return {
    counts,
    products: shownProducts(
      products.hits.map((hit) => reshapeProduct(hit, types)),
      request,
    ),
    categories: categories.hits.map(reshapeCategory),
    contents: {
      posts: posts.hits.map(reshapeContent),
      guides: guides.hits.map(reshapeContent),
      pages: pages.hits.map(reshapeContent),
      tests: tests.hits.map(reshapeContent),
    },
    facets: reshapeFacets(results, request),
    pages: pagesOf(request.tab, countIn(request.tab, {counts})),
  };
}

function shownProducts(hits: readonly ProductHit[], {tab, sort, page}: SearchRequest): readonly ProductHit[] {
  const size = SEARCH.pageSize.products;
  if (tab !== 'products' || sort === 'relevance') return hits;
  return sortHits(hits, sort).slice((page - 1) * size, page * size);
}

/** A facet in use tells the values that could be chosen beside those that are. */
function reshapeFacets(
  [products, ...rest]: WireSearchPageResponse['results'],
  request: SearchRequest,
): readonly FacetValues[] {
  const inUse = facetsInUse(request);
  const asked = rest.slice(SEARCH_KINDS.length - 1);
  return SEARCH_FACETS.flatMap((facet) => {
    const own = inUse.includes(facet) ? asked[inUse.indexOf(facet)] : products;
    const values = facetValues(facet, own?.facets?.[facet] ?? {}, request);
    return values.length === 0 ? [] : [{facet, values}];
  });
}

function facetValues(facet: SearchFacet, counts: Readonly<Record<string, number>>, {chosen}: SearchRequest) {
  const frequent = Object.entries(counts)
    .sort(([one, of], [other, ofOther]) => ofOther - of || one.localeCompare(other))
    .slice(0, SEARCH.facetValues)
    .map(([value]) => value);
  // The service filters whatever the case; a value is shown as it is written there.
  const known = new Map(Object.keys(counts).map((value) => [value.toLowerCase(), value]));
  const own = new Set(chosen[facet].map((value) => known.get(value.toLowerCase()) ?? value));
  return [...new Set([...own, ...frequent])].map((value) => ({
    value,
    count: Object.hasOwn(counts, value) ? (counts[value] ?? 0) : 0,
    isChosen: own.has(value),
  }));
}

function reshapeProduct(wire: WireProductCardHit, types: ProductTypes): ProductHit {
  const {currency, unitPriceMinCents, unitPriceQuantity: quantity, unitPriceUnit, available} = wire;
  return {
    publishedAt: wire.publishedAt,
    card: {
      id: globalId('Product', wire.objectID),
      handle: wire.handle,
      title: wire.title,
      ...withTileTitle(wire.title),
      kind: reshapeKind(wire.productType, types),
      vendor: wire.vendor,
      picture: reshapePicture(wire.image, mediaPath),
      taste: wire.taste.slice(0, LONGEST_TASTE),
      badge: productBadge({written: wire.badge, availableForSale: available, isPreOrder: false, onSale: false}),
      availableForSale: available,
      priceFrom: {cents: wire.priceMinCents, currency},
      priceVaries: wire.priceMinCents !== wire.priceMaxCents,
      // A reduction needs the lowest price of 30 days beside it, which only the platform knows.
      compareAtPrice: null,
      lowest30Days: null,
      unitPrice:
        unitPriceMinCents === null || unitPriceUnit === null
          ? null
          : {price: {cents: unitPriceMinCents, currency}, quantity, unit: unitPriceUnit.toLowerCase()},
    },
  };
}

function reshapeCategory({objectID, handle, title, pageType, productCount}: WireCategoryLinkHit): CategoryHit {
  return {id: objectID, handle, title, prefix: reshapePrefix(pageType), productCount};
}

function reshapeContent({objectID, slug, title, excerpt, image}: WireContentLinkHit): ContentHit {
  return {id: objectID, slug, title, excerpt, picture: reshapePicture(image, contentPath)};
}

/** The picture under the shop's own origin, where the picture proxy serves it. */
function reshapePicture(
  image: WireProductCardHit['image'],
  pathOf: (url: string) => string | null,
): ImageSource | null {
  const path = image === null ? null : pathOf(image.url);
  if (image === null || path === null) return null;
  return {path, alt: image.alt, width: image.width, height: image.height};
}

/** Pictures of the CMS are named by their content, wherever they lie. */
function contentPath(url: string): string | null {
  const name = new URL(url).pathname.split('/').at(-1);
  return name ? `/media/${name}` : null;
}
