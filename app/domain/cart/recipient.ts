import {GIFT_LIMITS, type GiftKind} from '../../config/gifts';
import type {Day} from '../delivery';
import {addDays} from '../subscription/calendar';
import type {Attribute} from './cart';

/** A gift that goes out by e-mail; `from` and `until` are the first and the last day on which it can be sent. */
export type GiftOffer = {readonly kind: GiftKind; readonly from: Day; readonly until: Day};

/** Whom a gift card or gift subscription is for, as the shopper wrote it; what was left empty is `null`. */
export type Recipient = {
  readonly giftKind: GiftKind;
  readonly recipientName: string | null;
  readonly recipientEmail: string | null;
  readonly senderName: string | null;
  readonly message: string | null;
  /** The day on which the mail goes out; at once where none is chosen. */
  readonly sendOn: Day | null;
};

/** Returns the days on which a gift can be sent. */
export function giftOffer(kind: GiftKind, from: Day): GiftOffer {
  return {kind, from, until: addDays(from, GIFT_LIMITS[kind].days)};
}

/** An error of a gift as a whole, by the name of its field. */
export type RecipientProblem = {
  readonly field: 'recipientEmail' | 'senderName' | 'message' | 'sendOn';
  readonly error: 'required' | 'too-long' | 'invalid';
};

/**
 * Validates the fields of a gift against each other (decision, Gift cards are the platform's): a message and a day of
 * sending need an e-mail address.
 *
 * @param today the day in Germany
 */
export function recipientProblems(recipient: Recipient, today: Day): readonly RecipientProblem[] {
  const {giftKind, recipientEmail, senderName, message, sendOn} = recipient;
  const limits = GIFT_LIMITS[giftKind];
  const {until} = giftOffer(giftKind, today);
  const needsAddress = giftKind === 'card' && (message !== null || sendOn !== null);
  return [
    ...(needsAddress && recipientEmail === null ? [{field: 'recipientEmail', error: 'required'} as const] : []),
    ...((senderName ?? '').length > limits.sender ? [{field: 'senderName', error: 'too-long'} as const] : []),
    ...((message ?? '').length > limits.message ? [{field: 'message', error: 'too-long'} as const] : []),
    ...(sendOn !== null && sendOn > until ? [{field: 'sendOn', error: 'invalid'} as const] : []),
  ];
}

type Named = readonly (readonly [key: string, value: string | null])[];

/** Returns a gift as attributes of its line, under the names that its issuer reads. */
export function recipientAttributes(recipient: Recipient | undefined): readonly Attribute[] {
  if (recipient === undefined) return [];
  const named = recipient.giftKind === 'card' ? cardAttributes(recipient) : subscriptionAttributes(recipient);
  return named.flatMap(([key, value]) => (value === null ? [] : [{key, value}]));
}

/**
 * As the platform reads them, which has no name for the sender: it closes the message. Source:
 * https://shopify.dev/docs/storefronts/themes/product-merchandising/gift-cards
 */
function cardAttributes({recipientName, recipientEmail, senderName, message, sendOn}: Recipient): Named {
  const closing = senderName === null ? null : `– ${senderName}`;
  const words = [message, closing].filter((part) => part !== null).join('\n');
  return [
    ['__shopify_send_gift_card_to_recipient', recipientEmail === null ? null : 'on'],
    ['Recipient email', recipientEmail],
    ['Recipient name', recipientName],
    ['Message', words === '' ? null : words],
    ['Send on', sendOn],
    ['__shopify_offset', sendOn === null ? null : String(germanOffset(sendOn))],
  ];
}

/** As the service worker reads them (contracts/README.md). The underscore keeps them from the checkout's own list. */
function subscriptionAttributes({recipientName, recipientEmail, senderName, message, sendOn}: Recipient): Named {
  return [
    ['_recipient_name', recipientName],
    ['_recipient_email', recipientEmail],
    ['_sender_name', senderName],
    ['_message', message],
    ['_send_on', sendOn],
  ];
}

/**
 * Minutes from German time to UTC as a day begins, -60 or -120, the sign as `Date.prototype.getTimezoneOffset` has it. Without a
 * script nobody knows the shopper's own, and the days of the form are Germany's.
 */
function germanOffset(day: Day): number {
  const hours = new Intl.DateTimeFormat('en-GB', {timeZone: 'Europe/Berlin', hour: 'numeric', hourCycle: 'h23'});
  return -60 * Number(hours.format(Date.parse(day)));
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Reads the recipient's name, the message and the day of sending from a gift's attributes. A day before `today` is none: the gift is sent at once.
 */
export function writtenFor(
  attributes: readonly Attribute[],
  today: Day,
): Pick<Recipient, 'recipientName' | 'message' | 'sendOn'> {
  const valueOf = (...keys: readonly string[]) => attributes.find(({key}) => keys.includes(key))?.value ?? null;
  const day = valueOf('Send on', '_send_on') ?? '';
  const sendOn = DAY.test(day) && !Number.isNaN(Date.parse(day)) && day >= today ? day : null;
  return {
    recipientName: valueOf('Recipient name', '_recipient_name'),
    message: valueOf('Message', '_message'),
    sendOn,
  };
}
