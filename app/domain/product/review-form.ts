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

/** Why a review was not taken in for reading. */
export type ReviewRefusal = 'unknown-product';

export {REVIEW_LENGTHS} from '#contracts/review-values';
