import * as z from 'zod';
import type {CartAttribute} from './cart-state';

/** Whom the platform mails a gift card to; parts that were left out are empty. */
export type GiftRecipient = {
  readonly email: string;
  readonly name: string;
  readonly message: string;
  /** When the mail goes out, in milliseconds since 1970; `null` for at once. */
  readonly sendAt: number | null;
};

const FLAG = '__shopify_send_gift_card_to_recipient';
/** Of a form without a script: the card goes to the recipient where an address is given. */
const IF_PRESENT = 'if_present';
const DAYS_AHEAD = 90;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const propertiesSchema = z.object({
  'Recipient email': z.string().regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/),
  'Recipient name': z.string().max(255).default(''),
  Message: z.string().max(200).default(''),
  'Send on': z.iso.date().optional(),
  /** Minutes from the buyer's time to UTC, as `Date.prototype.getTimezoneOffset` has them. */
  __shopify_offset: z.coerce.number().int().min(-900).max(900).default(0),
});

/**
 * Reads the recipient from the line item properties of a gift card.
 *
 * @returns `null` where nobody is named, `'invalid'` where the details are not as the platform takes them
 */
export function giftRecipient(attributes: readonly CartAttribute[]): GiftRecipient | 'invalid' | null {
  const given = Object.fromEntries(attributes.flatMap(({key, value}) => (value === '' ? [] : [[key, value] as const])));
  const flag = given[FLAG];
  if (flag === undefined || (flag === IF_PRESENT && given['Recipient email'] === undefined)) return null;
  const parsed = propertiesSchema.safeParse(given);
  if (!parsed.success) return 'invalid';
  const {'Recipient email': email, 'Recipient name': name, Message: message, 'Send on': day} = parsed.data;
  const offsetMs = parsed.data.__shopify_offset * MINUTE_MS;
  return {email, name, message, sendAt: day === undefined ? null : Date.parse(day) + offsetMs};
}

/**
 * Tells whether a gift card with these properties may come into a cart at a moment: it is sent within 90 days, and on
 * no day that is over.
 */
export function isGiftRecipientValid(attributes: readonly CartAttribute[], at: number): boolean {
  const recipient = giftRecipient(attributes);
  if (recipient === null || recipient === 'invalid') return recipient === null;
  const {sendAt} = recipient;
  return sendAt === null || (sendAt > at - DAY_MS && sendAt <= at + DAYS_AHEAD * DAY_MS);
}
