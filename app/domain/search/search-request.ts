import {
  SEARCH,
  SEARCH_FACETS,
  SEARCH_KINDS,
  SEARCH_SORTS,
  type SearchFacet,
  type SearchKind,
  type SearchSort,
} from '../../config/search';
import {readPageNumber} from '../page-number';

/** The first hits of every kind, or one kind with all that was found of it. */
export type SearchTab = 'all' | SearchKind;

/** A search, as its address has it. */
export type SearchRequest = {
  /** Cleaned of everything that is not text; may be empty. */
  readonly words: string;
  readonly tab: SearchTab;
  readonly sort: SearchSort;
  /** From 1. */
  readonly page: number;
  readonly chosen: Readonly<Record<SearchFacet, readonly string[]>>;
};

/** Invisible characters inside of words: places where they may break, as the shop's own titles have them. */
const UNSEEN = /[\u00AD\u200B-\u200D\u2060\uFEFF]/gu;

/** Controls, marks that turn the direction of writing, halves of characters: nothing that anybody types. */
const NOT_TEXT = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]+/gu;

/** Reads the page's address; whatever it holds, the result is a request that can be answered. */
export function parseSearch(parameters: URLSearchParams): SearchRequest {
  const tab = SEARCH_KINDS.find((kind) => kind === parameters.get('tab')) ?? 'all';
  return {
    words: cleanText(parameters.get('q') ?? ''),
    tab,
    sort: SEARCH_SORTS.find((sort) => sort === parameters.get('sort')) ?? 'relevance',
    page: readPageNumber(parameters.get('page'), pagesOf(tab, SEARCH.reachable)),
    chosen: chosenValues((facet) => parameters.getAll(facet)),
  };
}

/** Returns how many pages a tab has for so many hits, at least 1: the tab with everything is one page, and beyond a bound nothing can be reached. */
export function pagesOf(tab: SearchTab, hits: number): number {
  if (tab === 'all') return 1;
  const size = tab === 'products' ? SEARCH.pageSize.products : SEARCH.pageSize.others;
  return Math.max(1, Math.ceil(Math.min(hits, SEARCH.reachable) / size));
}

/** Tells whether there is something to look for, a letter or a digit, and not more than a search takes. */
export function isSearchable({words}: Pick<SearchRequest, 'words'>): boolean {
  return /[\p{L}\p{N}]/u.test(words) && !isTooLong({words});
}

/** Tells whether there is more to look for than a search takes. */
export function isTooLong({words}: Pick<SearchRequest, 'words'>): boolean {
  return words.length > SEARCH.longestQuery;
}

/** Returns the facets that values were chosen of; only the tab of products is narrowed down by them. */
export function facetsInUse({tab, chosen}: SearchRequest): readonly SearchFacet[] {
  return tab === 'products' ? SEARCH_FACETS.filter((facet) => chosen[facet].length > 0) : [];
}

/** Returns the query of the address that asks for this; what is as always is left out. */
export function searchQuery({words, tab, sort, page, chosen}: SearchRequest): string {
  const pairs: (readonly [string, string])[] = [['q', words]];
  if (tab !== 'all') pairs.push(['tab', tab]);
  if (sort !== 'relevance') pairs.push(['sort', sort]);
  for (const facet of SEARCH_FACETS) for (const value of chosen[facet]) pairs.push([facet, value]);
  if (page > 1) pairs.push(['page', String(page)]);
  return pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
}

/** Returns the same words in another tab, from its first page on. */
export function inTab(request: SearchRequest, tab: SearchTab): SearchRequest {
  return {...request, tab, sort: 'relevance', page: 1, chosen: chosenValues(() => [])};
}

function chosenValues(of: (facet: SearchFacet) => readonly string[]): SearchRequest['chosen'] {
  const values = (facet: SearchFacet) =>
    [...new Set(of(facet).map(cleanText))]
      .filter((value) => value !== '' && value.length <= SEARCH.longestValue)
      .slice(0, SEARCH.chosenValues);
  return {
    type: values('type'),
    taste: values('taste'),
    origin: values('origin'),
    methods: values('methods'),
    vendor: values('vendor'),
  };
}

function cleanText(text: string): string {
  return text.replace(UNSEEN, '').normalize('NFC').replace(NOT_TEXT, ' ').replace(/\s+/gu, ' ').trim();
}
