/** A variant's price `cents` and struck price `compareAtCents`, from `from` (milliseconds since 1970) until the next period. */
export type PricePeriod = {readonly from: number; readonly cents: number; readonly compareAtCents: number | null};

const WINDOW_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Returns the lowest price that a reduced variant had within the 30 days before the reduction began, in integer cents.
 * A reduction that grows step by step without a break is one (§ 11 (1), (2) PAngV).
 *
 * @param periods oldest first; the last one applies now
 * @returns `null` if the price is not reduced, or the prices before are unknown
 */
export function lowestBeforeReduction(periods: readonly PricePeriod[]): number | null {
  const first = reductionStart(periods);
  const start = periods[first]?.from;
  if (start === undefined) return null;
  const before = periods.slice(0, first).filter((_, index) => endOfPeriod(periods, index) > start - WINDOW_MS);
  return before.length === 0 ? null : Math.min(...before.map(({cents}) => cents));
}

/**
 * Returns the periods that are still needed at a moment (milliseconds since 1970), for a reduction that goes on or begins then.
 */
export function periodsToKeep(periods: readonly PricePeriod[], at: number): readonly PricePeriod[] {
  const start = periods[reductionStart(periods)]?.from ?? at;
  return periods.filter((_, index) => endOfPeriod(periods, index) > Math.min(start, at) - WINDOW_MS);
}

/** Returns the index of the period in which the present reduction began; without a reduction, the index behind the last one. */
function reductionStart(periods: readonly PricePeriod[]): number {
  let first = periods.length;
  for (let index = periods.length - 1; index >= 0; index -= 1) {
    const [period, next] = [periods[index], periods[index + 1]];
    if (period === undefined || !isReduced(period) || (next !== undefined && period.cents < next.cents)) break;
    first = index;
  }
  return first;
}

function isReduced({cents, compareAtCents}: PricePeriod): boolean {
  return compareAtCents !== null && compareAtCents > cents;
}

function endOfPeriod(periods: readonly PricePeriod[], index: number): number {
  return periods[index + 1]?.from ?? Infinity;
}
