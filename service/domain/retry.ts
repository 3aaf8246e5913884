const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** The wait after each failure, in milliseconds: three days in all. */
const WAITS_MS = [
  10 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  ...Array.from({length: 71}, () => HOUR_MS),
] as const;

/**
 * Returns how long to wait before the next attempt, in milliseconds; `null` for no further attempt.
 *
 * @param failures how often it has failed, at least once
 * @param retryAfter the service's `Retry-After` in seconds, `null` for none: the longer wait counts
 */
export function waitAfter(failures: number, retryAfter: number | null = null): number | null {
  const wait = WAITS_MS[failures - 1];
  return wait === undefined ? null : Math.max(wait, boundedWait(retryAfter ?? 0));
}

/** Converts a `Retry-After` from seconds to milliseconds, an hour at most: a wrong one must not stop the attempts. */
export function boundedWait(retryAfter: number): number {
  return Math.min(retryAfter * SECOND_MS, HOUR_MS);
}
