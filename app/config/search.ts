import searches from '../../store/merchant/searches.json' with {type: 'json'};

import {INDEX_KINDS, type IndexKind} from '../../contracts/indexing/indices';
import type {Language} from './languages';

/** What can be found, in the order of the page's tabs: everything that has an index. */
export const SEARCH_KINDS = INDEX_KINDS;

export type SearchKind = IndexKind;

/** Kinds that are texts, shown alike. */
export const CONTENT_KINDS = ['guides', 'tests', 'posts', 'pages'] as const satisfies readonly SearchKind[];

export type ContentKind = (typeof CONTENT_KINDS)[number];

export const SEARCH_SORTS = ['relevance', 'price-up', 'price-down', 'newest'] as const;

export type SearchSort = (typeof SEARCH_SORTS)[number];

/** What products can be narrowed down by: attributes of the index, whose values are words of its language. */
export const SEARCH_FACETS = ['type', 'taste', 'origin', 'methods', 'vendor'] as const;

export type SearchFacet = (typeof SEARCH_FACETS)[number];

export const SEARCH = {
  /** Characters, of which each takes three bytes at most; the service itself takes 512 bytes. */
  longestQuery: 170,
  /** How much of each kind the tab with everything shows. */
  preview: {products: 8, others: 3},
  pageSize: {products: 24, others: 12},
  /** The service pages through so many hits of a query and no more. */
  reachable: 1000,
  facetValues: 12,
  /** Chosen at a time, per facet. */
  chosenValues: 10,
  longestValue: 80,
} as const;

/** What the header's field shows below itself. */
export const AUTOCOMPLETE = {
  /** Of each group at most so many. */
  suggestions: 4,
  recent: 4,
  products: 4,
  categories: 3,
  /** Of each kind of text. */
  contents: 1,
  /** Letters from which on words are completed. */
  shortestBeginning: 2,
  /** Milliseconds without a keystroke after which the shop is asked. */
  pause: 180,
} as const;

/** What completes words that are being typed: attributes of products whose values can be searched. */
export const SUGGESTING_FACETS = ['origin', 'taste', 'vendor', 'methods'] as const satisfies readonly SearchFacet[];

/** What people look for most, where nothing has been typed and where nothing was found. */
export const POPULAR_SEARCHES: Readonly<Record<Language, readonly string[]>> = searches;
