import type {Day} from '../delivery';

/** What all reviews of a product add up to. */
export type ReviewFigures = {
  readonly count: number;
  /** 1 to 5, two places; `null` without reviews. */
  readonly average: number | null;
  /** How many there are of one star, two stars … five. */
  readonly distribution: readonly number[];
};

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

/** A page of a product's published reviews, newest first. */
export type ReviewList = {
  readonly figures: ReviewFigures;
  readonly reviews: readonly Review[];
  /** From 1. */
  readonly page: number;
  readonly pages: number;
};

/** The distribution from five stars down to one, each with its share in whole per cent. */
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
