/** What is tried, or how often: `quick` in `npm test`, `full` in `npm run test:full`. */
export function trials<T>({quick, full}: {readonly quick: T; readonly full: T}): T {
  return process.env['TESTS_FULL'] === '1' ? full : quick;
}
