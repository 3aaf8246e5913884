/** Whether this is `npm run test:full`. */
export const isFullRun = process.env['TESTS_FULL'] === '1';

/** Returns `quick` in `npm test`, `full` in `npm run test:full`: cases, or their number. */
export function trials<T>({quick, full}: {readonly quick: T; readonly full: T}): T {
  return isFullRun ? full : quick;
}

/** The seed of `npm test`, fixed so that only a change of the code makes a property fail. */
const SEED = 15;

/**
 * Returns the options of a property test (fast-check): how many cases, and their seed. `TESTS_SEED` sets the seed; else it is fixed
 * in `npm test`, and new in `npm run test:full`. A failure prints it.
 */
export function cases(numRuns: {readonly quick: number; readonly full: number}) {
  const seed = Number(process.env['TESTS_SEED'] ?? (isFullRun ? Number.NaN : SEED));
  return {numRuns: trials(numRuns), ...(Number.isInteger(seed) && {seed})};
}
