/**
 * Returns the variant whose prices speak for its product, on its card and in the search: the cheapest that can be had, of several the
 * first; where none can be had, the cheapest.
 */
export function cheapestOffered<Variant>(
  variants: readonly Variant[],
  read: (variant: Variant) => {readonly cents: number; readonly isAvailable: boolean},
): Variant | undefined {
  const offered = variants.filter((variant) => read(variant).isAvailable);
  const [first, ...others] = offered.length > 0 ? offered : variants;
  return others.reduce((best, variant) => (best && read(best).cents <= read(variant).cents ? best : variant), first);
}
