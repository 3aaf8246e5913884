/** The outcome of a form by its state, as HTTP says it. */
const STATUS = {
  invalid: 422,
  'already-subscribed': 409,
  failed: 409,
  wrong: 404,
  used: 409,
  expired: 410,
  limited: 429,
  unavailable: 503,
} as const;

type Outcome = {readonly state: keyof typeof STATUS; readonly seconds?: number};

/** Seconds after which to try again what did not work for a reason of ours. */
const SHORTLY = 30;

/** Status and headers of an answer. */
type Init = {readonly status: number; readonly headers: Readonly<Record<string, string>>};

/** Status and headers of the page that tells why a form did not do what it should. */
export function refusedInit({state, seconds}: Outcome): Init {
  return initOf(STATUS[state], seconds);
}

/** A status with what belongs to it: 429 and 503 say when to come again, in seconds. */
export function initOf(status: number, seconds = SHORTLY): Init {
  return {status, headers: status === 429 || status === 503 ? {'Retry-After': String(seconds)} : {}};
}
