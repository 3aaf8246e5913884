import type {Language} from '../config/language';
import {isoDay} from './days';
import type {PresentRecipient} from './gift-line';

/** A line of an order, as it was when it was ordered. Amounts are integer cents of EUR. */
export type OrderLine = {
  /** Its position among all lines of the platform's order, from 0: those that `lines` leaves out count. Stored returns name it. */
  readonly line: number;
  readonly title: string;
  readonly variantTitle: string | null;
  readonly quantity: number;
  /** The pieces that were neither refunded nor removed since. */
  readonly keptQuantity: number;
  readonly requiresShipping: boolean;
  readonly isSubscription: boolean;
  /** Delivery interval of a subscription in weeks; `null` for a one-time purchase, and where the plan's name does not tell. */
  readonly planWeeks: number | null;
  /** The number of its product; `null` if the product was deleted. */
  readonly product: number | null;
  /** The announced day from which it ships, `2026-12-24`; `null` for none. */
  readonly preOrderDay: string | null;
  /** The recipient of a present by e-mail, with the day that the buyer chose; `null` for everything else. */
  readonly recipient: PresentRecipient | null;
  /** The merchant's text about its delivery time, in the shop's first language. */
  readonly deliveryTime: string | null;
  readonly subtotalCents: number;
  readonly totalCents: number;
};

/** Goods that the warehouse handed to a carrier. Moments are milliseconds since 1970. */
export type Parcel = {
  readonly shippedAt: number;
  /** `null` until it was. */
  readonly deliveredAt: number | null;
  /** When its carrier expects it to arrive; `null` where it does not say. */
  readonly expectedAt: number | null;
  /** `null` where the warehouse did not note it, such as for a letter. */
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
};

/** An order of the platform. Moments are milliseconds since 1970, amounts integer cents of EUR. */
export type Order = {
  /** The number of its global id. */
  readonly id: number;
  /** The order number that shoppers see, `L10001`. */
  readonly number: string;
  readonly createdAt: number;
  /** `null` if it was not cancelled; the moment of the refund if that came before anything was sent. */
  readonly cancelledAt: number | null;
  readonly language: Language;
  readonly email: string;
  readonly paymentStatus: 'paid' | 'pending';
  /** Without the donations that the prices include. */
  readonly lines: readonly OrderLine[];
  readonly donations: readonly {readonly project: string; readonly cents: number}[];
  readonly discounts: readonly {readonly code: string | null; readonly title: string; readonly cents: number}[];
  readonly giftCards: readonly {readonly lastCharacters: string; readonly cents: number}[];
  readonly subtotalCents: number;
  /** `null` if nothing is shipped. */
  readonly shippingCents: number | null;
  readonly totalCents: number;
  readonly city: string;
  readonly countryCode: string;
  /** When the roastery finished its coffee; `null` until then. */
  readonly roastedAt: number | null;
  /** In the order in which they left. */
  readonly parcels: readonly Parcel[];
  /** Whether everything that is shipped is in a parcel. */
  readonly isShipped: boolean;
};

/** Returns the line of an order at a position of the platform; `undefined` for none, and for one that is left out. */
export function lineAt({lines}: Pick<Order, 'lines'>, position: number): OrderLine | undefined {
  return lines.find(({line}) => line === position);
}

/** Returns the day from which a line ships that was ordered before it; `null` for every other line. */
export function aheadDay({preOrderDay}: Pick<OrderLine, 'preOrderDay'>, orderedAt: number): string | null {
  return preOrderDay !== null && preOrderDay > isoDay(orderedAt) ? preOrderDay : null;
}

/** Returns the stored form of a typed order number: in capitals, without spaces and a leading `#`. */
export function plainOrderNumber(number: string): string {
  return number.replace(/\s/g, '').replace(/^#/, '').toUpperCase();
}

/** Returns the form in which limits count a typed order number: its digits, because they name the order without prefix and suffix, too. */
export function countedOrderNumber(number: string): string {
  return number.replace(/\D/g, '') || plainOrderNumber(number);
}

/** Returns a typed order number in its stored form; `null` for any other text. */
export function orderNumberIn(text: string): string | null {
  const number = plainOrderNumber(text);
  return /^(?=.*\d)[A-Z0-9-]{1,20}$/.test(number) ? number : null;
}

const WHOLE_TEXT = /^#?\s*\p{L}{0,3}[\s-]?(?<digits>\d+)$/u;
const IN_TEXT = /(?<![\p{L}\d])(?<prefix>#\s?|\p{L}+-?)?(?<digits>\d{4,})/gu;
const YEAR = /^(?:19|20)\d\d$/;

/**
 * Returns the digits of the order number that somebody names in a text, such as `Bestellung L10001 vom 3.11.2026`: the first with a prefix,
 * else the first of four digits or more. A year counts only with a prefix, or alone. `null` for none.
 */
export function namedOrderNumber(text: string): string | null {
  const whole = WHOLE_TEXT.exec(text.trim())?.groups?.['digits'];
  if (whole !== undefined) return whole;
  const found = [...text.matchAll(IN_TEXT)].map(({groups}) => ({
    digits: groups?.['digits'] ?? '',
    hasPrefix: groups?.['prefix'] !== undefined,
  }));
  const others = found.filter(({digits}) => !YEAR.test(digits));
  const prefixed = ({hasPrefix}: {readonly hasPrefix: boolean}) => hasPrefix;
  return (others.find(prefixed) ?? others[0] ?? found.find(prefixed))?.digits ?? null;
}
