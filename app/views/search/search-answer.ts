import type {ProductCard} from '../../domain/product/product';
import type {SearchResultSet} from '../../domain/search/search-results';

/** What came of a search, as its page shows it. */
export type SearchAnswer =
  /** There was nothing to look for, or too much. */
  | {readonly state: 'not-asked'}
  /** Too many searches; there is room again after so many seconds. */
  | {readonly state: 'rate-limited'; readonly seconds: number}
  | {readonly state: 'down'}
  | ({readonly state: 'found'; readonly cards: readonly ProductCard[]} & Omit<SearchResultSet, 'products'>);

/** The answer of a search service that found something, or nothing. */
export type FoundAnswer = Extract<SearchAnswer, {readonly state: 'found'}>;
