import type {Day, Interval} from './calendar';
import type {Text} from '../seed/types';
import type {Goods} from './goods';

/** A name and its value that travel with an item, such as the social project under `_D`. */
export type Property = {readonly name: string; readonly value: string};

export type PostalAddress = {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string | null;
  readonly address1: string;
  readonly address2: string | null;
  readonly city: string;
  readonly province: string | null;
  readonly zip: string;
  readonly countryCode: string;
  readonly phone: string | null;
};

/** Milliseconds since 1970. */
type Stamps = {readonly createdAt: number; readonly updatedAt: number};

export type Address = Stamps & {
  readonly id: number;
  readonly postal: PostalAddress;
  readonly paymentMethodId: number | null;
  /** Codes that every future charge of the address gets. */
  readonly discountCodes: readonly string[];
  /** The cost of shipping to this address in cents, instead of the shop's rate; missing where the rate counts. */
  readonly shippingCents?: number | null;
  readonly isGift: boolean;
  /** The recipient of the mail about a gift; `null` for the customer's own address. */
  readonly recipientEmail: string | null;
};

export type PaymentType =
  | 'CREDIT_CARD'
  | 'PAYPAL'
  | 'APPLE_PAY'
  | 'GOOGLE_PAY'
  | 'SEPA_DEBIT'
  | 'IDEAL'
  | 'SHOP_PAY'
  | 'KLARNA'
  | 'SOFORT'
  | 'INVOICE';
export type Processor = 'stripe' | 'braintree' | 'authorize' | 'shopify_payments' | 'mollie' | 'adyen';

/** What happens when a payment method is charged. */
export type PaymentOutcome = 'approve' | 'decline' | 'pending';

export type PaymentMethod = Stamps & {
  readonly id: number;
  readonly type: PaymentType;
  readonly processor: Processor;
  readonly brand: string | null;
  readonly last4: string | null;
  readonly paypalEmail: string | null;
  readonly isDefault: boolean;
  readonly isValid: boolean;
  readonly outcome: PaymentOutcome;
};

export type SubscriptionStatus = 'active' | 'cancelled' | 'expired';

export type Subscription = Stamps & {
  readonly id: number;
  readonly addressId: number;
  readonly variantNumber: number;
  /** As it was when it was chosen: a product that is gone keeps its name. */
  readonly title: Text;
  readonly quantity: number;
  /** One piece, in cents, as agreed when it was subscribed. */
  readonly unitCents: number;
  readonly properties: readonly Property[];
  readonly interval: Interval;
  /** `null` unless active. */
  readonly nextDay: Day | null;
  readonly status: SubscriptionStatus;
  readonly cancelledAt: number | null;
  readonly cancellationReason: string | null;
  readonly cancellationComments: string | null;
  readonly maxRetriesReached: boolean;
  /** Deliveries after which it ends, and how many there were; `null` without end. */
  readonly expiresAfter: number | null;
  readonly delivered: number;
};

export type Onetime = Stamps & {
  readonly id: number;
  readonly addressId: number;
  readonly variantNumber: number;
  readonly quantity: number;
  readonly unitCents: number;
  readonly properties: readonly Property[];
  readonly title: Text;
  readonly nextDay: Day;
  readonly isCancelled: boolean;
};

export type ChargeLine = {
  readonly itemId: number;
  readonly kind: 'subscription' | 'onetime';
  readonly variantNumber: number;
  readonly quantity: number;
  readonly unitCents: number;
  readonly properties: readonly Property[];
  readonly title: Text;
  /** As it was when the charge was made; `null` where the shop no longer has it. */
  readonly goods: Goods | null;
};

/** Integer cents. Prices hold VAT. */
export type Amounts = {
  readonly linesCents: number;
  readonly discountCents: number;
  readonly shippingCents: number;
  readonly taxCents: number;
  readonly totalCents: number;
};

export type ChargeStatus =
  | 'queued'
  | 'pending'
  | 'pending_manual_payment'
  | 'success'
  | 'error'
  | 'skipped'
  | 'refunded'
  | 'partially_refunded';

export type Charge = Stamps & {
  readonly id: number;
  readonly addressId: number;
  readonly paymentMethodId: number | null;
  readonly status: ChargeStatus;
  readonly type: 'checkout' | 'recurring';
  readonly day: Day;
  /** Where it was planned before it was moved. */
  readonly originalDay: Day | null;
  readonly lines: readonly ChargeLine[];
  readonly postal: PostalAddress;
  readonly discountCodes: readonly string[];
  readonly amounts: Amounts;
  readonly attempts: number;
  readonly error: string | null;
  readonly errorType: string | null;
  /** When a failed charge is tried again, or a pending one settles; milliseconds since 1970. */
  readonly resumesAt: number | null;
  readonly processedAt: number | null;
  readonly orderNumber: string | null;
  /** One-time items that went to the next delivery when this one was skipped. */
  readonly movedItems: readonly number[];
  /** Whether the customer was told of it beforehand. */
  readonly reminded: boolean;
};

export type SubscriptionOrder = Stamps & {
  readonly id: number;
  readonly chargeId: number;
  readonly number: string;
};

export type SubscriptionCustomer = Stamps & {
  readonly number: number;
  /** The customer's number at the commerce platform; `null` for one who never logged in. */
  readonly external: number | null;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly language: 'de' | 'en';
  /** Whether credit pays for the next delivery; `true` unless it was switched off. */
  readonly appliesCredit?: boolean;
};

/** Everything about the subscriptions of one customer. Nothing in it is changed in place. */
export type Account = {
  readonly customer: SubscriptionCustomer;
  readonly addresses: readonly Address[];
  readonly paymentMethods: readonly PaymentMethod[];
  readonly subscriptions: readonly Subscription[];
  readonly onetimes: readonly Onetime[];
  readonly charges: readonly Charge[];
  readonly orders: readonly SubscriptionOrder[];
  /** Ids that were given out, of all kinds together. */
  readonly counter: number;
  /** Up to when charges have run; milliseconds since 1970. */
  readonly seenAt: number;
  /** When something changed that the queued charges do not show yet. */
  readonly dirtySince: number | null;
  /** Sources that subscriptions were already made from: orders and vouchers. */
  readonly sources: readonly string[];
};

/** Ids of all things of a customer begin with the customer's number, so that an id leads to its customer. */
const IDS_PER_CUSTOMER = 1_000_000;

/** Returns the customer's number in the id of one of their things. */
export function customerOfId(id: number): number {
  return Math.floor(id / IDS_PER_CUSTOMER);
}

/** Returns the next free id, and the account that remembers it. */
export function takeId(account: Account): readonly [id: number, account: Account] {
  const counter = account.counter + 1;
  return [account.customer.number * IDS_PER_CUSTOMER + counter, {...account, counter}];
}

/** Returns the address that a charge goes to; `undefined` where it is gone. */
export function addressOf({addresses}: Account, {addressId}: Pick<Charge, 'addressId'>): Address | undefined {
  return addresses.find(({id}) => id === addressId);
}

/** Returns the list with one thing put in place of the one with the same id. */
export function replaced<T extends {readonly id: number}>(list: readonly T[], thing: T): readonly T[] {
  return list.map((other) => (other.id === thing.id ? thing : other));
}

/** Returns an account with nothing in it. */
export function emptyAccount(customer: SubscriptionCustomer, at: number): Account {
  return {
    customer,
    addresses: [],
    paymentMethods: [],
    subscriptions: [],
    onetimes: [],
    charges: [],
    orders: [],
    counter: 0,
    seenAt: at,
    dirtySince: null,
    sources: [],
  };
}
