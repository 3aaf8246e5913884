const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** At most `limit` times in any `seconds` seconds. */
export type LimitRule = {readonly limit: number; readonly seconds: number};

/** Whether one more time is allowed, or in how many seconds the next one would be. */
export type LimitVerdict = {readonly allowed: true} | {readonly allowed: false; readonly retryAfterSeconds: number};

export type Limit = {
  /** What a visitor's smallest network may do (`/24` of IPv4, `/64` of IPv6); a `/48` of IPv6 has `WIDE_NETWORK_ROOM` times the room. */
  readonly network: readonly LimitRule[];
  /** How often all visitors together may do it to one target: an e-mail address, a cart, a code, an order number. */
  readonly target: readonly LimitRule[];
  /** What a network may do to each target. */
  readonly networkPerTarget?: readonly LimitRule[];
};

/** The rules for a network that sends forms which cost others mails or work. */
const A_FEW_FORMS = [
  {limit: 5, seconds: MINUTE},
  {limit: 30, seconds: HOUR},
] as const satisfies readonly LimitRule[];

/**
 * The one table of limits: how often something may be done that costs others. Beyond a limit the answer is 429 with `Retry-After`.
 * What a limit protects, and why it has no target, stands above its row. Bursts of requests are the platform's limiter's
 * (`BURSTS` in wrangler.toml).
 */
export const LIMITS_BY_NAME = {
  /** The account host. Nobody is known yet, so there is no target. */
  login: {network: [{limit: 10, seconds: MINUTE}], target: []},
  /** The key of the preview. There is one key. */
  preview: {network: [{limit: 10, seconds: MINUTE}], target: []},
  /** The search service, which is paid by the request. */
  search: {network: [{limit: 60, seconds: MINUTE}], target: []},
  /** The same, while somebody types: a search each time that the typing pauses. */
  autocomplete: {network: [{limit: 120, seconds: MINUTE}], target: []},
  /** Other people's mailboxes, and who is a subscriber; at a fair many share a network. Target: the mailbox. */
  newsletter: {
    network: [
      {limit: 5, seconds: MINUTE},
      {limit: 60, seconds: HOUR},
    ],
    target: [{limit: 3, seconds: DAY}],
  },
  /** Vouchers of gift subscriptions against guessing: a code has 60 bits, and at Christmas many share a network. Target: the code. */
  giftRedemption: {network: [{limit: 60, seconds: HOUR}], target: [{limit: 20, seconds: HOUR}]},
  /** Discount codes against guessing. Target: the cart, once there is one. */
  discountCode: {
    network: [
      {limit: 30, seconds: MINUTE},
      {limit: 300, seconds: HOUR},
    ],
    target: [{limit: 10, seconds: MINUTE}],
  },
  /** Gift cards against guessing. Target: the cart, once there is one. */
  giftCard: {network: [{limit: 20, seconds: HOUR}], target: [{limit: 5, seconds: MINUTE}]},
  /**
   * Orders against guessing. Targets: the order number, and the mailbox. All networks together have more than a `/48` of IPv6, so that
   * nobody can lock others out of their order from one network.
   */
  orderLookup: {
    network: [
      {limit: 10, seconds: MINUTE},
      {limit: 60, seconds: HOUR},
    ],
    networkPerTarget: [{limit: 20, seconds: HOUR}],
    target: [{limit: 200, seconds: HOUR}],
  },
  /** Customer service, and other people's mailboxes. Target: the mailbox. */
  contact: {
    network: A_FEW_FORMS,
    target: [{limit: 10, seconds: DAY}],
  },
  /**
   * Customer service against invented withdrawals and cancellations. No target: nobody shall be able to use up somebody else's
   * right to declare one (§§ 312k, 356a BGB); `receipt` bounds the receipts.
   */
  statement: {
    network: A_FEW_FORMS,
    target: [],
  },
  /** Those who read reviews, and the service's storage. Target: the mailbox. */
  review: {
    network: A_FEW_FORMS,
    target: [{limit: 5, seconds: DAY}],
  },
  /** Other people's mailboxes, and the service's storage. Target: the mailbox. */
  stockAlert: {
    network: A_FEW_FORMS,
    target: [{limit: 10, seconds: DAY}],
  },
  /** Other people's mailboxes, and the service's storage. Target: the mailbox. */
  savedCart: {
    network: A_FEW_FORMS,
    target: [{limit: 5, seconds: DAY}],
  },
  /** Our storage against forms that are kept until a login. Nobody is known, so there is no target. */
  draft: {
    network: [
      {limit: 5, seconds: MINUTE},
      {limit: 20, seconds: HOUR},
    ],
    target: [],
  },
  /** Protects the account host. The sender is logged in, so there is no target to count by. */
  profile: {network: [{limit: 20, seconds: MINUTE}], target: []},
  /** One mailbox against all forms together that send a mail to an address that has not proved itself. Target: the mailbox. */
  mail: {network: [], target: [{limit: 10, seconds: DAY}]},
  /**
   * One mailbox against receipts of invented withdrawals and cancellations. The law wants a receipt of every one, so only the sender's own
   * network can use them up. Target: the mailbox.
   */
  receipt: {network: [], networkPerTarget: [{limit: 10, seconds: DAY}], target: []},
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS_BY_NAME;

/** Where the platform names no address, as on one's own machine, everybody counts as one visitor with so many times the room. */
export const ROOM_OF_UNKNOWN_VISITORS = 50;

/**
 * The most lines of a cart that a shopper can fill. A line costs the worker 1.5 ms in the cart's page (500 lines: 730 ms), and a
 * request may cost 100 ms. The platform sends as many in one page.
 */
export const CART_LINES = 50;

/** The most lines that are read of a cart: those of the shopper, and the shop's own, such as donations. */
export const CART_LINES_READ = 2 * CART_LINES;
