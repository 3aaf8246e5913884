/** Edges in pixels, as `getBoundingClientRect` has them. */
export type Box = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;

/** Tells whether two boxes share ground; touching edges do not. */
export function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
