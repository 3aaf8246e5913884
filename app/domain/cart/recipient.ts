import type {Attribute} from './cart';

/** Whom a gift card or gift subscription is for, as the shopper wrote it; what was left empty is `null`. */
export type Recipient = {
  readonly recipientName: string | null;
  readonly recipientEmail: string | null;
  readonly senderName: string | null;
  readonly message: string | null;
  /** The day on which the mail goes out; at once where none is chosen. */
  readonly sendOn: string | null;
};

/** A gift as attributes of its line, as the service that sends the mail reads them (contracts/README.md). The underscore keeps them from the checkout's own list. */
export function recipientAttributes(recipient: Recipient | undefined): readonly Attribute[] {
  if (recipient === undefined) return [];
  const named = [
    ['recipient_name', recipient.recipientName],
    ['recipient_email', recipient.recipientEmail],
    ['sender_name', recipient.senderName],
    ['message', recipient.message],
    ['send_on', recipient.sendOn],
  ] as const;
  return named.flatMap(([key, value]) => (value === null ? [] : [{key: `_${key}`, value}]));
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What the cart tells of a gift's attributes: for whom it is, the words that go with it, and the day it is sent on. */
export function writtenFor(attributes: readonly Attribute[]): Pick<Recipient, 'recipientName' | 'message' | 'sendOn'> {
  const valueOf = (key: string) => attributes.find((attribute) => attribute.key === key)?.value ?? null;
  const day = valueOf('_send_on') ?? '';
  const sendOn = DAY.test(day) && !Number.isNaN(Date.parse(day)) ? day : null;
  return {recipientName: valueOf('_recipient_name'), message: valueOf('_message'), sendOn};
}
