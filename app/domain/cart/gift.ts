import type {Attribute} from './cart';

/** Whom a gift card or gift subscription is for, as the shopper wrote it; what was left empty is `null`. */
export type Gift = {
  readonly recipientName: string | null;
  readonly recipientEmail: string | null;
  readonly senderName: string | null;
  readonly message: string | null;
  /** The day on which the mail goes out; at once where none is chosen. */
  readonly sendOn: string | null;
};

/** A gift as attributes of its line, as the service that sends the mail reads them (contracts/README.md). The underscore keeps them from the checkout's own list. */
export function giftAttributes(gift: Gift | null): readonly Attribute[] {
  if (gift === null) return [];
  const named = [
    ['recipient_name', gift.recipientName],
    ['recipient_email', gift.recipientEmail],
    ['sender_name', gift.senderName],
    ['message', gift.message],
    ['send_on', gift.sendOn],
  ] as const;
  return named.flatMap(([key, value]) => (value === null ? [] : [{key: `_${key}`, value}]));
}
