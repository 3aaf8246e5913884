/** The outcome of an outage. `isKeySpent`: a command has run under its idempotency key, and nobody can read its result. */
export type OutageOutcome = {readonly state: 'unavailable'; readonly isKeySpent?: true};

/** Data that a page can do without: the data, or that they are unavailable now. */
export type Fallible<T> = {readonly state: 'ready'; readonly data: T} | OutageOutcome;

/** Returns the data, or `otherwise` where it is unavailable. */
export function valueOr<T, Otherwise>(result: Fallible<T>, otherwise: Otherwise): T | Otherwise {
  return result.state === 'ready' ? result.data : otherwise;
}
