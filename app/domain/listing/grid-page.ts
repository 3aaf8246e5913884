import {CARDS_PER_PAGE, type Sort} from '../../config/listing';
import {filterGroups, matching, possible, type FilterGroup} from './filter';
import type {Listing, GridCard} from './listing';
import type {ListingQuery, Selection} from './listing-query';

/** One page of a listing. */
export type GridPage = {
  readonly cards: readonly Pick<GridCard, 'card' | 'large'>[];
  /** How many cards there are on all pages. */
  readonly total: number;
  readonly groups: readonly FilterGroup[];
  readonly selection: Selection;
  readonly sort: Sort;
  /** From 1 to `pages`. */
  readonly page: number;
  /** At least 1. */
  readonly pages: number;
  /** Position of the first card among all, from 1. */
  readonly first: number;
};

/** Fewer cards after a large one would leave a hole beside it. */
const CARDS_BELOW_LARGE = 4;

/**
 * Returns the page of a listing that an address asks for: filtered, sorted, 24 cards. A page beyond the last is the
 * last. Large cards lie large only in the editors' own order, where their place is chosen, and where enough cards
 * follow to close the rows beside them.
 */
export function gridPage(listing: Pick<Listing, 'grid' | 'filters'>, query: ListingQuery, locale: string): GridPage {
  const {grid, filters} = listing;
  const selection = possible(grid, query.selection);
  const found = sorted(matching(grid, selection), query.sort, locale);
  const pages = Math.max(1, Math.ceil(found.length / CARDS_PER_PAGE));
  const page = Math.min(query.page, pages);
  const start = (page - 1) * CARDS_PER_PAGE;
  return {
    cards: found.slice(start, start + CARDS_PER_PAGE).map(({card, large}, index, {length}) => ({
      card,
      large: large && query.sort === 'recommended' && length - index > CARDS_BELOW_LARGE,
    })),
    total: found.length,
    groups: filterGroups(grid, filters, selection),
    selection,
    sort: query.sort,
    page,
    pages,
    first: start + 1,
  };
}

/** Tells whether anything is chosen. */
export function isFiltered(selection: Selection): boolean {
  return Object.values(selection).some((values) => values.length > 0);
}

/**
 * Returns the numbers of the pages that are linked: the first, the last, and those around the shown one; gaps are left
 * out.
 */
export function linkedPages(page: number, pages: number): readonly number[] {
  return Array.from({length: pages}, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 2,
  );
}

type Order = (one: GridCard, other: GridCard) => number;

/** The grid in the asked order. Equal cards keep the editors' order; what is sold out stays where it is. `locale` orders titles. */
function sorted(grid: readonly GridCard[], sort: Sort, locale: string): readonly GridCard[] {
  if (sort === 'recommended') return grid;
  return [...grid].sort(orders(locale)[sort]);
}

const orders = (locale: string): Readonly<Record<Exclude<Sort, 'recommended'>, Order>> => ({
  new: (one, other) => (one.publishedAt < other.publishedAt ? 1 : one.publishedAt > other.publishedAt ? -1 : 0),
  'price-up': (one, other) => one.card.priceFrom.cents - other.card.priceFrom.cents,
  'price-down': (one, other) => other.card.priceFrom.cents - one.card.priceFrom.cents,
  title: (one, other) => one.card.title.localeCompare(other.card.title, locale),
});
