import type {ReviewFigures} from '../../contracts/reviews';

/** The numbers of reviews with one to five stars. */
export type Distribution = ReviewFigures['distribution'];

/** The distribution of a product without reviews. */
export const NO_REVIEWS: Distribution = [0, 0, 0, 0, 0];

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

/** Takes one review with so many stars out of a distribution; one that has none of them stays. */
export function withoutOne([a, b, c, d, e]: Distribution, stars: number): Distribution {
  const less = (count: number, of: number) => (of === stars ? Math.max(0, count - 1) : count);
  return [less(a, 1), less(b, 2), less(c, 3), less(d, 4), less(e, 5)];
}
