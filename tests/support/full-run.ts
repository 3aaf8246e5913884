/** Whether this is `npm run test:full`. */
export const isFullRun = process.env['TESTS_FULL'] === '1';

/** What is tried, or how often: `quick` in `npm test`, `full` in `npm run test:full`. */
export function trials<T>({quick, full}: {readonly quick: T; readonly full: T}): T {
  return isFullRun ? full : quick;
}
