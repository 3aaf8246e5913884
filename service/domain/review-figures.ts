import type {ReviewFigures} from '../../contracts/reviews';

/** The numbers of reviews with one to five stars. */
export type Distribution = ReviewFigures['distribution'];

/** Returns the count and the average of a product's reviews. */
export function reviewFigures(product: number, distribution: Distribution): ReviewFigures {
  const count = distribution.reduce((sum, part) => sum + part, 0);
  const stars = distribution.reduce((sum, part, index) => sum + part * (index + 1), 0);
  return {product, count, average: count === 0 ? null : Math.round((stars / count) * 100) / 100, distribution};
}

/** Adds two distributions. */
export function sumOf([a, b, c, d, e]: Distribution, [v, w, x, y, z]: Distribution): Distribution {
  return [a + v, b + w, c + x, d + y, e + z];
}
