import type {Day} from '../delivery';

/** The figures of all reviews of a product. */
export type ReviewFigures = {
  readonly count: number;
  /** 1 to 5, two places; `null` without reviews. */
  readonly average: number | null;
  /** How many there are of one star, two stars … five. */
  readonly distribution: readonly number[];
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

/** Returns the distribution from five stars down to one, each with its share in whole per cent. */
export function starShares({count, distribution}: Pick<ReviewFigures, 'count' | 'distribution'>): readonly {
  readonly stars: number;
  readonly count: number;
  readonly percent: number;
}[] {
  return distribution
    .map((each, index) => ({
      stars: index + 1,
      count: each,
      percent: count === 0 ? 0 : Math.round((100 * each) / count),
    }))
    .reverse();
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
