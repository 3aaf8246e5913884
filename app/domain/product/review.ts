import {spread} from '../../../contracts/spread';
import type {Day} from '../delivery';

/** The figures of all reviews of a product. */
export type ReviewFigures = {
  readonly count: number;
  /** 1 to 5, two places; `null` without reviews. */
  readonly average: number | null;
  /** The shares of five stars, four … one in whole per cent (`starShares`). */
  readonly shares: readonly number[];
};

/** The figures of a reviewed product on its card: `average` from 1 to 5. */
export type ReviewAverage = {readonly average: number; readonly count: number};

export type Review = {
  readonly id: string;
  /** 1 to 5. */
  readonly stars: number;
  readonly title: string;
  readonly text: string;
  readonly author: string;
  readonly day: Day;
  /** Written by someone who ordered the product. */
  readonly verified: boolean;
};

/** Published reviews of a product, newest first: a page of them, or the newest few. */
export type ReviewList = {
  readonly figures: ReviewFigures;
  readonly reviews: readonly Review[];
  /** From 1; `null` for the newest few. */
  readonly page: number | null;
  readonly pages: number;
  /** In the language of the page. */
  readonly total: number;
};

/** Returns the page of all reviews that a query asks for, from 1 to 999; `null` for the newest few. */
export function reviewsPage(search: URLSearchParams): number | null {
  const asked = search.get('reviews') ?? '';
  return /^[1-9]\d{0,2}$/.test(asked) ? Number(asked) : null;
}

/**
 * Returns the shares of five stars, four … one in whole per cent, from how many reviews there are of one star, two … five. They add up to 100, and of
 * what there is none has 0.
 */
export function starShares(distribution: readonly number[]): readonly number[] {
  const count = distribution.reduce((sum, each) => sum + each, 0);
  const isSmall = (each: number) => each > 0 && 100 * each < count;
  const counts = [...distribution].reverse();
  const large = spread(
    100 - counts.filter(isSmall).length,
    counts.map((each) => (isSmall(each) ? 0 : each)),
  );
  return counts.map((each, index) => (isSmall(each) ? 1 : (large[index] ?? 0)));
}

/**
 * Returns the page numbers (from 1) that the shown reviews link to: the list of all, the newer and the older page;
 * `null` for a link that is not shown.
 */
export function furtherReviews({page, pages, total, reviews}: Omit<ReviewList, 'figures'>): {
  readonly all: number | null;
  readonly newer: number | null;
  readonly older: number | null;
} {
  if (page === null) return {all: total > reviews.length ? 1 : null, newer: null, older: null};
  return {all: null, newer: page > 1 ? page - 1 : null, older: page < pages ? page + 1 : null};
}
