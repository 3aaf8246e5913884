export type Star = 'full' | 'half' | 'outline';

export type StarDisplay = {
  /** Always five. */
  readonly stars: readonly Star[];
  /** Whether the display is marked empty. */
  readonly empty: boolean;
  /** The count for the data attribute: the rating rounded up. */
  readonly count: number;
};

const POSITIONS = [1, 2, 3, 4, 5] as const;

/**
 * Returns the five stars of a rating; one outside of 0 to 5 counts as the nearer bound (Specification, section 4, Star rating
 * display). Stars agree with the figure beside them, which has one decimal place (docs/decisions/215-stars-of-the-shown-figure.md).
 */
export function starDisplay(rating: number): StarDisplay {
  const value = Math.min(Math.max(Number.isNaN(rating) ? 0 : rating, 0), 5);
  return {
    stars: POSITIONS.map((position) => star(position, Math.round(value * 10) / 10)),
    empty: value < 0.5,
    count: Math.ceil(value),
  };
}

/** Tells whether a rating is worded as 'Very good': above 4.5 (Specification, section 2, Footer; section 9, Trust figures). */
export function isVeryGood(rating: number): boolean {
  return rating > 4.5;
}

/**
 * Returns the stars of the footer's trust figure: five full ones when the rating is above 4.5 (Specification, section
 * 9, Trust figures).
 */
export function footerStarDisplay(rating: number): StarDisplay {
  return starDisplay(isVeryGood(rating) ? 5 : rating);
}

function star(position: number, rating: number): Star {
  if (position <= rating) return 'full';
  return position <= Math.ceil(rating) ? 'half' : 'outline';
}
