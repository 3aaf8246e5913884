const MINUTE_MS = 60 * 1000;
const QUARTER_MS = 15 * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * The limits of a visitor's smallest network (`visitor`; a `/48` of IPv6 has `WIDE_NETWORK_ROOM` times the room), and of an e-mail address, an
 * order number or a code (`subject`). The subject of the operator's login is all visitors together.
 */
export const LIMITS = {
  newsletter: {visitor: {max: 5, windowMs: MINUTE_MS}, subject: {max: 3, windowMs: DAY_MS}},
  'gift-subscription': {visitor: {max: 60, windowMs: HOUR_MS}, subject: {max: 20, windowMs: HOUR_MS}},
  'back-in-stock': {visitor: {max: 5, windowMs: MINUTE_MS}, subject: {max: 10, windowMs: DAY_MS}},
  'order-tracking': {visitor: {max: 10, windowMs: MINUTE_MS}, subject: {max: 200, windowMs: HOUR_MS}},
  returns: {visitor: {max: 5, windowMs: MINUTE_MS}, subject: {max: 10, windowMs: HOUR_MS}},
  reviews: {visitor: {max: 5, windowMs: MINUTE_MS}, subject: {max: 5, windowMs: DAY_MS}},
  notices: {visitor: {max: 5, windowMs: MINUTE_MS}, subject: {max: 10, windowMs: HOUR_MS}},
  'saved-carts': {visitor: {max: 5, windowMs: MINUTE_MS}, subject: {max: 5, windowMs: DAY_MS}},
  'operator-login': {visitor: {max: 5, windowMs: QUARTER_MS}, subject: {max: 50, windowMs: HOUR_MS}},
} as const;

export type LimitName = keyof typeof LIMITS;

/** When a caller that met an outage is told to try again. */
export const OUTAGE_RETRY_MS = 5_000;
