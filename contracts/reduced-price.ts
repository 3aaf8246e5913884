/**
 * Tells whether a price may be called reduced (§ 11 PAngV): below the former price, and below the lowest price of the last 30 days. All
 * in cents; where one of those is not known, it may not.
 */
export function isReducedPrice(
  price: number,
  former: number | null | undefined,
  lowest: number | null | undefined,
): boolean {
  return (former ?? 0) > price && (lowest ?? 0) > price;
}
