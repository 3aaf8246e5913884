/** What a price is compared with, in cents; `null` where the merchant or the platform does not say. */
type Prices = {
  readonly priceCents: number;
  readonly compareAtCents: number | null;
  readonly lowestCents: number | null;
};

/**
 * Tells whether a price may be called reduced (§ 11 PAngV): below the former price, and below the lowest price of the last 30 days,
 * which is known.
 */
export function isReducedPrice({priceCents, compareAtCents, lowestCents}: Prices): boolean {
  return compareAtCents !== null && compareAtCents > priceCents && lowestCents !== null && lowestCents > priceCents;
}
