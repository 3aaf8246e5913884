/** A review as a shopper writes it. */
export type ReviewDraft = {
  /** 1 to 5. */
  readonly stars: number;
  readonly title: string;
  readonly text: string;
  readonly author: string;
  readonly email: string;
  /** For the mark that the purchase was checked. */
  readonly orderNumber: string | null;
};

export type ReviewField = keyof ReviewDraft;

/** What became of a review: taken in for reading, or why not. */
export type ReviewOutcome =
  | {readonly state: 'pending'; readonly verified: boolean}
  /** `seconds`: after which there is room again for who has asked too often. */
  | {readonly state: 'refused'; readonly problem: ReviewProblem; readonly seconds: number};

export type ReviewProblem = 'already-reviewed' | 'too-many' | 'unknown-product' | 'unavailable';

/** Lengths that the service takes (contracts/reviews.ts). */
export const REVIEW_LENGTHS = {title: 120, text: 4000, author: 60, orderNumber: 20} as const;
