import type {SocialProject} from '../../config/commerce';
import type {Day} from '../delivery';
import type {Money} from '../money';

export type OrderLine = {
  /** Its position in the platform's order, from 0, by which returns name it: lines that are not shown count. */
  readonly line: number;
  readonly title: string;
  readonly variantTitle: string | null;
  readonly quantity: number;
  readonly isSubscription: boolean;
  /** The interval of a subscription; `null` for a one-time purchase, and where nobody tells. */
  readonly weeks: number | null;
  /** When its shipping begins or how long it takes, as the checkout said; `null` where it arrives as usual. */
  readonly deliveryNote: string | null;
  /** Whom it goes to by e-mail, and the day that the buyer chose; `null` for what comes to the buyer. */
  readonly recipient: {readonly name: string; readonly sendOn: Day | null} | null;
  readonly subtotal: Money;
  readonly total: Money;
};

/** Returns what the line of an order at a position is called: its title, with that of its variant where it has one; '' for none. */
export function lineNameAt(
  {lines}: {readonly lines: readonly Pick<OrderLine, 'line' | 'title' | 'variantTitle'>[]},
  position: number,
): string {
  const found = lines.find(({line}) => line === position);
  return [found?.title, found?.variantTitle].filter(Boolean).join(', ');
}

/** A placed order as its confirmation shows it. */
export type Order = {
  readonly number: string;
  /** An instant in ISO 8601. */
  readonly createdAt: string;
  /** Enough to recognise one's own address. */
  readonly maskedEmail: string;
  readonly isPaid: boolean;
  readonly lines: readonly OrderLine[];
  /** The donations of the order, per social project; included in the prices. */
  readonly donations: readonly {readonly project: SocialProject; readonly amount: Money}[];
  readonly discounts: readonly {readonly code: string | null; readonly title: string; readonly amount: Money}[];
  readonly giftCards: readonly {readonly lastCharacters: string; readonly amount: Money}[];
  readonly subtotal: Money;
  /** `null` where nothing is shipped. */
  readonly shipping: Money | null;
  readonly total: Money;
  readonly city: string;
  /** Whether the invoice holds no VAT (Specification, section 5, Countries). */
  readonly isTaxFree: boolean;
  /** Working days to the door; `null` where nothing is shipped. */
  readonly deliveryDays: {readonly min: number; readonly max: number} | null;
};

/** The answer to an order token: the order, or why there is none. */
export type Confirmation = {readonly state: 'found'; readonly order: Order} | {readonly state: 'expired' | 'unknown'};

/**
 * The states of the confirmation page. `ordered`: the shopper comes from the platform's thank-you page, which names no order.
 * `unavailable`: nobody can tell now.
 */
export type ConfirmationPage = Confirmation | {readonly state: 'ordered' | 'unavailable'};
