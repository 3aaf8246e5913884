/** How long the shop waits for a hosted service, in milliseconds: an attempt of each kind, and all reads of a page. */
export const PATIENCE_MS = {read: 1500, mutation: 4000, page: 3000} as const;

/**
 * How many calls of a request wait for their answers at once. The runtime holds back a seventh, whose time would count as the
 * service's. Source: https://developers.cloudflare.com/workers/platform/limits/#simultaneous-open-connections
 */
export const CALLS_AT_ONCE = 6;

/**
 * When a service is left alone: half of at least so many calls have failed in so many milliseconds. From then on one call
 * in `trialEveryMs` goes through, and the first that is answered lets all others through again.
 */
export const CIRCUIT = {windowMs: 10_000, fewestCalls: 20, failingShare: 0.5, trialEveryMs: 1000} as const;

/**
 * How many reads may be repeated: a share of the calls of the same window, of few calls so many. A retry waits between
 * `pauseMs.least` and `pauseMs.most`.
 */
export const RETRIES = {share: 0.1, ofFewCalls: 10, pauseMs: {least: 50, most: 250}} as const;

/** The wait, in seconds, that a visitor is told in an outage. */
export const OUTAGE_WAIT_SECONDS = 30;

/** The wait, in seconds, that a visitor is told after a 429 of a service without `Retry-After`. */
export const USUAL_WAIT_SECONDS = 60;

/** For at most so many seconds a service is not asked that said when to come again. */
export const LONGEST_WAIT_SECONDS = 60;
