import type {CartLineState} from '../../storefront/cart/cart-state';
import type {Greeting} from '../../mail/texts/gifts';
import type {VariantEntry} from '../../storefront/catalogue';

/** Products that are a gift subscription carry this tag, or this handle. */
const TAG = 'gift-subscription';
const HANDLE = 'coffee-gift-subscription';
const MAX_TEXT = 1000;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What the giver wrote into the line's attributes; empty where nothing. */
export type GiftWishes = Greeting & {
  readonly recipientEmail: string;
  /** The day on which it shall be sent, `2026-12-24`; empty for at once. */
  readonly sendOn: string;
};

/** Reads a line's attributes `recipient_name`, `recipient_email`, `sender_name`, `message` and `send_on`, each with or without a `_` before it. */
export function wishesOf({attributes}: Pick<CartLineState, 'attributes'>): GiftWishes {
  const read = (key: string) =>
    (attributes.find((attribute) => attribute.key.replace(/^_/, '') === key)?.value ?? '').trim().slice(0, MAX_TEXT);
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

/**
 * The gift subscription that a variant is: the number of deliveries stands in the variant's metafield
 * `gift_subscription.deliveries`, else as a number in one of its options; the coffee in `gift_subscription.coffee` or an option.
 *
 * @returns `null` where it is none
 */
export function giftSubscriptionOf({product, variant}: VariantEntry): {
  readonly deliveries: number;
  readonly coffee: 'filter' | 'espresso' | 'mixed';
} | null {
  if (!product.tags.includes(TAG) && product.handle.en !== HANDLE) return null;
  const field = (key: string) => {
    const value = variant.metafields.find(
      (entry) => entry.namespace === 'gift_subscription' && entry.key === key,
    )?.value;
    return typeof value === 'object' ? value.en : value;
  };
  const options = product.options.map(({values}, index) => values[variant.optionValues[index] ?? 0]?.en ?? '');
  const deliveries = Number(field('deliveries') ?? options.map((value) => /\d+/.exec(value)?.[0]).find(Boolean) ?? 3);
  const coffee = field('coffee') ?? options.join(' ');
  const kind = /espresso/i.test(coffee) ? 'espresso' : /filter/i.test(coffee) ? 'filter' : 'mixed';
  return {deliveries: Number.isInteger(deliveries) && deliveries > 0 ? deliveries : 3, coffee: kind};
}
