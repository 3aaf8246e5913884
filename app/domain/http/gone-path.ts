/** Pages that were there and have no successor: crawlers may forget them at once. */
const GONE: ReadonlySet<string> = new Set([
  '/de/e/gewinnspiel-2023',
  '/en/e/raffle-2023',
  '/de/e/black-weekend-2023',
  '/en/e/black-weekend-2023',
]);

/** Returns the status of a page that is not there: 410 where it was taken away for good, else 404. */
export function missingStatus(pathname: string): 404 | 410 {
  return GONE.has(pathname) ? 410 : 404;
}
