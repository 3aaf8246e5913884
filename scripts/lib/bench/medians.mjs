// @ts-check

/**
 * Returns the median.
 *
 * @param {readonly number[]} values at least one
 * @returns {number} the middle one, or the mean of the two in the middle
 */
export function median(values) {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = sorted.length % 2 === 1 ? [sorted[middle], sorted[middle]] : sorted.slice(middle - 1);
  return (low + high) / 2;
}

/**
 * Returns the median of each figure.
 *
 * @template {Record<string, number>} T
 * @param {readonly T[]} measured at least one
 * @returns {T}
 */
export function medians(measured) {
  const names = Object.keys(measured[0] ?? {});
  const figures = names.map((name) => [name, median(measured.map((each) => each[name] ?? 0))]);
  return /** @type {T} */ (Object.fromEntries(figures));
}
