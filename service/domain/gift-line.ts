import {GIFT_SUBSCRIPTION_HANDLES} from '../config/gifts';
import {addDays, endOfYears, isoDay} from './days';
import {maskEmail} from './mask-email';

const MAX_TEXT = 1000;
const HOUR_MS = 60 * 60 * 1000;
/** The hour, in German winter time, at which gifts are mailed on their day. */
const SEND_HOUR_UTC = 7;
/** How many days after the order a gift can be sent (contracts/README.md). */
export const LATEST_DAYS = 365;
const VALID_YEARS = 3;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The giver's wishes, as the line's attributes have them; empty texts for none. */
export type GiftWishes = {
  readonly recipientName: string;
  readonly senderName: string;
  readonly message: string;
  readonly recipientEmail: string;
  /** The day on which it is to be sent, `2026-12-24`; empty for at once. */
  readonly sendOn: string;
};

type Properties = readonly {readonly name: string; readonly value: string}[];

/**
 * Reads a line's properties `recipient_name`, `recipient_email`, `sender_name`, `message` and `send_on`, each with or without a `_`
 * before it, or as the platform's gift cards have them (`Recipient email`).
 */
export function wishesOf(properties: Properties): GiftWishes {
  const read = (key: string) =>
    (properties.find(({name}) => plainName(name) === key)?.value ?? '').trim().slice(0, MAX_TEXT);
  const email = read('recipient_email');
  const sendOn = read('send_on');
  return {
    recipientName: read('recipient_name'),
    recipientEmail: EMAIL.test(email) ? email : '',
    senderName: read('sender_name'),
    message: read('message'),
    sendOn: /^\d{4}-\d{2}-\d{2}$/.test(sendOn) && !Number.isNaN(Date.parse(sendOn)) ? sendOn : '',
  };
}

function plainName(name: string): string {
  return name.replace(/^_/, '').replace(' ', '_').toLowerCase();
}

/** When a gift subscription is mailed, and the first moment at which it brings nothing, in milliseconds since 1970. */
export type GiftSchedule = {readonly dueAt: number; readonly expiresAt: number};

/**
 * Returns when a gift is mailed: on the day that the giver chose, at once if that is over, and at most a year after the order, because a line
 * may say anything. It is valid for three whole years from then on: who gets it late shall have as long.
 *
 * @param orderedAt in milliseconds since 1970
 */
export function giftSchedule({sendOn}: Pick<GiftWishes, 'sendOn'>, orderedAt: number): GiftSchedule {
  const day = sendDay({sendOn}, orderedAt);
  const dueAt = day === null ? orderedAt : Math.max(Date.parse(day) + SEND_HOUR_UTC * HOUR_MS, orderedAt);
  return {dueAt, expiresAt: endOfYears(dueAt, VALID_YEARS)};
}

/** Returns the day on which a gift is mailed; `null` for at once. */
function sendDay({sendOn}: Pick<GiftWishes, 'sendOn'>, orderedAt: number): string | null {
  const orderedOn = isoDay(orderedAt);
  if (sendOn < orderedOn) return null;
  const lastDay = addDays(orderedOn, LATEST_DAYS);
  return sendOn > lastDay ? lastDay : sendOn;
}

/** The recipient of a present by e-mail: the name, else the masked address. `sendOn` is `null` for at once. */
export type PresentRecipient = {readonly name: string; readonly sendOn: string | null};

/** Returns the recipient of a line's present by e-mail; `null` if the buyer named no address. `orderedAt` in milliseconds since 1970. */
export function presentRecipient(properties: Properties, orderedAt: number): PresentRecipient | null {
  const {recipientEmail, recipientName, sendOn} = wishesOf(properties);
  if (recipientEmail === '') return null;
  return {
    name: recipientName === '' ? maskEmail(recipientEmail) : recipientName,
    sendOn: sendDay({sendOn}, orderedAt),
  };
}

/** The style of coffee that a giver chose. */
export type GiftCoffee = 'filter' | 'espresso' | 'mixed';

/** A gift subscription as it is sold. */
export type GiftSubscription = {readonly deliveries: number; readonly coffee: GiftCoffee};

/** The goods of an order's line, by what tells whether they are a gift subscription. */
export type OrderedGoods = {
  /** The handle of the product. */
  readonly handle: string;
  /** The variant's option values, such as `6 Lieferungen / Filterkaffee`. */
  readonly variantTitle: string;
  /** The variant's metafields `gift_subscription.deliveries` and `gift_subscription.coffee`. */
  readonly deliveries: string | null;
  readonly coffee: string | null;
  /** Whether the shop offers to give it away: products of this kind that are no gift cards of the platform are gift subscriptions there. */
  readonly isForGifts: boolean;
};

/**
 * Returns the gift subscription that a line's goods are: by the product's handle, or by the metafield with the number of deliveries. Without
 * it, that is the first number in the options; the coffee is in the metafield, else in an option.
 *
 * @returns `null` if they are none
 */
export function giftSubscriptionOf(goods: OrderedGoods): GiftSubscription | null {
  if (goods.deliveries === null && !GIFT_SUBSCRIPTION_HANDLES.includes(goods.handle)) return null;
  const deliveries = Number(goods.deliveries ?? /\d+/.exec(goods.variantTitle)?.[0] ?? 3);
  const coffee = goods.coffee ?? goods.variantTitle;
  const kind = /espresso/i.test(coffee) ? 'espresso' : /filter/i.test(coffee) ? 'filter' : 'mixed';
  return {deliveries: Number.isInteger(deliveries) && deliveries > 0 ? deliveries : 3, coffee: kind};
}
