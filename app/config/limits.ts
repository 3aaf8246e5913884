const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How often one visitor may ask for something that costs others, by what is counted: the visitor's address range
 * (`visitor`) and the thing asked about (`subject`, such as an e-mail address). Windows in seconds.
 */
export const VISITOR_LIMITS = {
  login: {visitor: [{limit: 10, seconds: MINUTE}], subject: []},
  preview: {visitor: [{limit: 10, seconds: MINUTE}], subject: []},
  search: {visitor: [{limit: 60, seconds: MINUTE}], subject: []},
  newsletter: {visitor: [{limit: 5, seconds: MINUTE}], subject: [{limit: 3, seconds: DAY}]},
  giftRedemption: {visitor: [{limit: 5, seconds: HOUR}], subject: [{limit: 20, seconds: HOUR}]},
  /** By the cart. */
  discountCode: {visitor: [], subject: [{limit: 10, seconds: MINUTE}]},
  /** By the visitor and the cart. */
  giftCard: {visitor: [{limit: 20, seconds: HOUR}], subject: [{limit: 5, seconds: MINUTE}]},
} as const;

export type VisitorLimit = keyof typeof VISITOR_LIMITS;

/** Where the platform names no address, as on one's own machine, everybody counts as one visitor with so many times the room. */
export const ROOM_OF_UNKNOWN_VISITORS = 50;
