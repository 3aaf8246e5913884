/** Returns the items in their order, in batches of `size`; the last one may be smaller. */
export function batchesOf<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({length: Math.ceil(items.length / size)}, (_, at) => items.slice(at * size, (at + 1) * size));
}
