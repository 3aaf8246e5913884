/** How long the texts of a review may be. */
export const REVIEW_LENGTHS = {title: 120, text: 4000, author: 60, orderNumber: 20} as const;
