/** Whether this is `npm run test:full`. */
export const isFullRun = process.env['TESTS_FULL'] === '1';

/** How often something is tried: `quick` in `npm test`, `full` in `npm run test:full`. */
export function trials({quick, full}: {readonly quick: number; readonly full: number}): number {
  return isFullRun ? full : quick;
}
