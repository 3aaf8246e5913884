/** How long something is kept: hours, days, or the whole calendar years that follow the year in which it came in. */
export type Period = {readonly hours: number} | {readonly days: number} | {readonly calendarYears: number};

/**
 * How long the service keeps each kind of data, by the object that holds it. The objects' alarms read the periods, and `docs/operations.md`
 * has the same table (tests/unit/operations-guide.test.ts).
 *
 * Sources: § 257 (1) no. 2, (4), (5) HGB and § 147 (1) no. 2, (3), (4) AO for letters of business; § 195, § 199 (1) BGB for the proof of
 * consent; decisions for the others.
 */
export const RETENTION = {
  idempotentRequest: row('IdempotencyObject', 'answers to repeated requests', {days: 1}, 'from the request'),
  limit: row('LimitObject', 'counters of limits', {days: 1}, 'from the request, their window at most'),
  mailSent: row('MailQueueObject', 'keys of sent mails', {days: 400}, 'from the day that each was due'),
  mailDead: row(
    'MailQueueObject',
    'mails that were given up or came back',
    {days: 90},
    'from the day that each was due',
  ),
  newsletterRequest: row('NewsletterObject', 'sign-ups that nobody confirmed', {days: 30}, 'from the request'),
  newsletterProof: row('NewsletterObject', 'proof of consent', {calendarYears: 3}, 'from the unsubscription'),
  contactRequest: row('NoticeObject', 'messages', {days: 365}, 'from receipt'),
  contractNotice: row('NoticeObject', 'withdrawals, cancellations', {calendarYears: 6}, 'from receipt'),
  return: row('ReturnDeskObject', 'announced returns', {calendarYears: 6}, 'from the announcement'),
  reviewUnpublished: row(
    'ReviewsObject',
    'reviews that are not published, or no longer',
    {days: 180},
    'from submission, or from the day that each was taken down',
  ),
  stockRequest: row('StockWatchObject', 'reminders that nobody confirmed', {days: 30}, 'from the request'),
  stockWaiting: row('StockWatchObject', 'confirmed reminders', {days: 365}, 'from the confirmation'),
  stockTold: row('StockWatchObject', 'reminders that were sent or cancelled', {days: 30}, 'from then'),
  giftRedemption: row(
    'GiftVoucherObject',
    'addresses of redemptions, finished or given up',
    {days: 30},
    'from redemption',
  ),
  giftVoucher: row('GiftVoucherObject', 'vouchers', {days: 365}, 'from the day that each expires'),
  savedCart: row('SavedCartObject', 'saved carts', {days: 120}, 'from the day that each was saved'),
  operatorSession: row(
    'OperatorSessionObject',
    'addresses that the operator looked up',
    {hours: 8},
    'from the login, or to the logout',
  ),
} as const;

/** The data without a fixed period, in the words of `docs/operations.md`. */
export const UNTIL_ERASED = [
  ['NewsletterObject', 'confirmed sign-ups', 'until the unsubscription, or until the address takes no mails'],
  ['NoticeObject', 'receipts that the mail queue does not have yet', 'until it does, three days at most'],
  [
    'ReturnDeskObject',
    'mails that the mail queue does not have yet',
    'until it does, three days at most after the order’s last return',
  ],
  ['ReviewsObject', 'published reviews', 'until their author has them erased'],
  ['ReviewsObject', 'ids of reviews of which the operator’s list does not know yet', 'until it does'],
  [
    'PriceHistoryObject',
    'prices of variants, nobody’s data',
    '30 days, and the 30 before a reduction that goes on; 60 days of a variant that is not listed',
  ],
  ['PaidOrdersObject', 'numbers of paid orders, nobody’s data', '30 days from the payment, or from the last change'],
  ['SearchIndexObject', 'which parts of the search’s index are due, nobody’s data', 'until they are done'],
  [
    'AdminTokenObject',
    'the access token of the Admin API, nobody’s data',
    'until the next one, which is due within a day',
  ],
  ['WorkListObject', 'numbers of cases, codes of vouchers, counts of reminders', 'as long as the things themselves'],
  ['WorkListObject', 'ids of new reviews', 'until the mail that tells of them'],
  ['AddressIndexObject', 'names of the objects that hold something of an address', 'as long as they hold it'],
] as const;

function row<P extends Period>(object: string, what: string, period: P, from: string) {
  return {object, what, period, from} as const;
}
