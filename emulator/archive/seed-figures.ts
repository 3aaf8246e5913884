import {hash} from './hash';

/** Reviews by stars, one to five. */
export type Distribution = readonly [number, number, number, number, number];

/** Specification, section 9, "Trust figures": 4.93 from 13,702 product reviews. */
const REVIEWS = 13_702;
const AVERAGE = 4.93;
/** Stars missing to five in all reviews together. */
const MISSING = 5 * REVIEWS - Math.round(AVERAGE * REVIEWS);

/** The share of a product in the missing stars, relative to others: most products are liked by nearly everybody, one in seven less. */
const LIKED_LESS = [0, 1, 3, 6, 8, 10, 35] as const;

/** Cuts a whole number into whole parts in the proportion of the weights; the parts add up. */
function apportion(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  let seen = 0;
  let given = 0;
  return weights.map((weight) => {
    seen += weight;
    const upTo = Math.round((total * seen) / sum);
    const part = upTo - given;
    given = upTo;
    return part;
  });
}

/**
 * Returns the reviews that the shop had before it opened here, spread over the products: together they are the trust
 * figure.
 *
 * @param products numbers of the products that can be reviewed
 */
export function seedFigures(products: readonly number[]): ReadonlyMap<number, Distribution> {
  const counts = apportion(
    REVIEWS,
    products.map((product) => 20 + (hash(`reviews ${product}`) % 180)),
  );
  const missing = apportion(
    MISSING,
    products.map((product, index) => (counts[index] ?? 0) * (LIKED_LESS[hash(`liked ${product}`) % 7] ?? 0)),
  );
  return new Map(products.map((product, index) => [product, distribution(counts[index] ?? 0, missing[index] ?? 0)]));
}

function distribution(count: number, missing: number): Distribution {
  const one = Math.floor((missing * 0.08) / 4);
  const two = Math.floor((missing * 0.08) / 3);
  const three = Math.floor((missing * 0.2) / 2);
  const four = missing - 4 * one - 3 * two - 2 * three;
  return [one, two, three, four, count - one - two - three - four];
}
