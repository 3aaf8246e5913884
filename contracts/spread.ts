/**
 * Spreads a whole number over weights in proportion, in whole numbers: what rounding leaves goes to the largest remainders, earlier ones first. The
 * parts add up to `amount` unless every weight is 0.
 */
export function spread(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => 0);
  const parts = weights.map((weight, index) => ({
    index,
    amount: Math.floor((amount * weight) / total),
    rest: (amount * weight) % total,
  }));
  let left = amount - parts.reduce((sum, part) => sum + part.amount, 0);
  for (const part of [...parts].sort((a, b) => b.rest - a.rest || a.index - b.index)) {
    if (left === 0) break;
    part.amount += 1;
    left -= 1;
  }
  return parts.map((part) => part.amount);
}
