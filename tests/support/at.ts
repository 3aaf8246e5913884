/** Returns the item at a place of a list; throws where there is none. */
export function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new Error(`There is nothing at ${index}`);
  return item;
}
