import type {ContentKind, SearchFacet, SearchKind, SearchSort} from '../../config/search';
import type {ListingPrefix} from '../../pages/paths';
import type {ImageSource} from '../picture';
import type {ProductCard} from '../product/product';
import {facetsInUse, type SearchRequest, type SearchTab} from './search-request';

/** A product that was found; its card is what the search service knows of it. */
export type ProductHit = {
  readonly card: ProductCard;
  /** Seconds since 1970. */
  readonly publishedAt: number;
};

export type CategoryHit = {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly prefix: ListingPrefix;
  readonly productCount: number;
};

export type ContentHit = {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly picture: ImageSource | null;
};

/** The values that found products have of one attribute, the most frequent first, with the number of products of each. */
export type FacetValues = {
  readonly facet: SearchFacet;
  readonly values: readonly {readonly value: string; readonly count: number; readonly isChosen: boolean}[];
};

/** The results of a search. */
export type SearchResultSet = {
  readonly counts: Readonly<Record<SearchKind, number>>;
  readonly products: readonly ProductHit[];
  readonly categories: readonly CategoryHit[];
  readonly contents: Readonly<Record<ContentKind, readonly ContentHit[]>>;
  readonly facets: readonly FacetValues[];
  /** Of the tab that is shown; 1 where everything is on one. */
  readonly pages: number;
};

/** Tells whether anything at all was found. */
export function isFound({counts}: Pick<SearchResultSet, 'counts'>): boolean {
  return Object.values(counts).some((count) => count > 0);
}

/** Tells whether results are shown: what was found, or the filters that left nothing of it, so that they can be taken away. */
export function hasResults(request: SearchRequest, results: Pick<SearchResultSet, 'counts'>): boolean {
  return isFound(results) || facetsInUse(request).length > 0;
}

/** Returns how much was found in a tab. */
export function countIn(tab: SearchTab, {counts}: Pick<SearchResultSet, 'counts'>): number {
  return tab === 'all' ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[tab];
}

/** Returns products in another order than that of the search; hits that do not differ in it stay as they are. */
export function sortHits(hits: readonly ProductHit[], sort: SearchSort): readonly ProductHit[] {
  const price = ({card}: ProductHit): number => card.priceFrom.cents;
  switch (sort) {
    case 'relevance':
      return hits;
    case 'price-up':
      return [...hits].sort((one, other) => price(one) - price(other));
    case 'price-down':
      return [...hits].sort((one, other) => price(other) - price(one));
    case 'newest':
      return [...hits].sort((one, other) => other.publishedAt - one.publishedAt);
  }
}

/**
 * Returns the found products as the platform sells them now, in the order of the search; what it does not sell any more
 * is left out. Without the platform's word (`null`) as the search service knows them, without reductions.
 */
export function currentCards(hits: readonly ProductHit[], live: readonly ProductCard[] | null): readonly ProductCard[] {
  if (live === null) return hits.map(({card}) => card);
  const byId = new Map(live.map((card) => [card.id, card]));
  return hits.flatMap(({card}) => byId.get(card.id) ?? []);
}
