/** Splits a list into parts of a length at most, in order; none for an empty one. */
export function batches<T>(things: readonly T[], size: number): readonly (readonly T[])[] {
  const count = Math.ceil(things.length / size);
  return Array.from({length: count}, (_, index) => things.slice(index * size, (index + 1) * size));
}
