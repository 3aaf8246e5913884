import {customers} from './customers';
import {variantNumber} from './fields';

export type SeedItem = {
  readonly variantNumber: number;
  readonly quantity: number;
  /** `null` for an item that comes once. */
  readonly weeks: number | null;
  /** Days until the next delivery, counted from the first start. */
  readonly inDays: number;
  /** Index of the subscriber's address. */
  readonly address: number;
  readonly project: 'SP022' | 'SP023' | 'SP024';
  readonly state: 'active' | 'cancelled' | 'expired';
  /** Deliveries of a redeemed gift; `null` for what is paid each time. */
  readonly giftOf: number | null;
};

export type SeedPayment = {
  readonly type: 'CREDIT_CARD' | 'PAYPAL' | 'SEPA_DEBIT' | 'INVOICE';
  readonly processor: 'shopify_payments' | 'authorize' | 'mollie';
  readonly brand: string | null;
  readonly last4: string | null;
  readonly outcome: 'approve' | 'decline' | 'pending';
};

export type SeedSubscriber = {
  /** The customer's number at the commerce platform. */
  readonly external: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: 'de' | 'en';
  readonly addresses: readonly {
    readonly address1: string;
    readonly zip: string;
    readonly city: string;
    readonly countryCode: string;
    /** Index of what pays for it; `null` for nothing. */
    readonly payment: number | null;
  }[];
  readonly payments: readonly SeedPayment[];
  readonly items: readonly SeedItem[];
  /** Deliveries that went well before the first start. */
  readonly past: number;
  /** What happened to the next delivery: charged with the payment's outcome, or skipped. */
  readonly next: 'as-planned' | 'charged' | 'skipped';
};

const MORGENTAU = variantNumber(1001, 0);
const SHALA_BUNA = variantNumber(1002, 0);
const GATHERA = variantNumber(1003, 4);
const WALDGOLD = variantNumber(1008, 8);
const STILLE = variantNumber(1013, 0);
/** Nothing of it is in stock. */
const BOA_LUZ_SOLD_OUT = variantNumber(1010, 3);
const FILTER_PAPER = variantNumber(1108, 0);
/** A coffee that left the portfolio before the catalogue of today. */
const GONE = 39_901;

const CARD: SeedPayment = {
  type: 'CREDIT_CARD',
  processor: 'shopify_payments',
  brand: 'visa',
  last4: '4242',
  outcome: 'approve',
};
const PAYPAL: SeedPayment = {...CARD, type: 'PAYPAL', brand: null, last4: null};

type Story = Pick<SeedSubscriber, 'items'> & Partial<SeedSubscriber>;

const STORIES: Readonly<Record<number, Story>> = {
  7003: {
    items: [item(MORGENTAU, {inDays: 9}), item(WALDGOLD, {inDays: 9, project: 'SP023'}), item(STILLE, {inDays: 23})],
    past: 3,
  },
  7004: {
    items: [item(WALDGOLD, {quantity: 2, inDays: 1})],
    payments: [{...CARD, type: 'SEPA_DEBIT', brand: null, last4: '3000', outcome: 'pending'}],
    past: 1,
    next: 'charged',
  },
  7005: {
    items: [item(SHALA_BUNA, {quantity: 2, inDays: 1})],
    payments: [{...CARD, brand: 'mastercard', last4: '0341', outcome: 'decline'}],
    past: 2,
    next: 'charged',
  },
  7006: {
    items: [
      item(MORGENTAU, {inDays: 6}),
      item(GATHERA, {inDays: 6, project: 'SP024'}),
      item(FILTER_PAPER, {weeks: null, inDays: 6}),
    ],
    payments: [PAYPAL],
    past: 1,
    next: 'skipped',
  },
  7007: {
    items: [item(MORGENTAU, {state: 'cancelled'}), item(GONE, {inDays: 12}), item(STILLE, {inDays: 12})],
    past: 4,
  },
  7008: {items: [item(MORGENTAU, {state: 'expired', giftOf: 3})], payments: [], past: 3},
  7009: {
    items: [
      item(MORGENTAU, {inDays: 4, weeks: 2}),
      item(SHALA_BUNA, {inDays: 18, weeks: 4}),
      item(FILTER_PAPER, {inDays: 4, weeks: null, quantity: 2}),
      item(WALDGOLD, {inDays: 11, address: 1, weeks: 6}),
    ],
    payments: [CARD, PAYPAL],
    past: 2,
  },
  7010: {items: [item(MORGENTAU, {inDays: 5, giftOf: 6})], payments: [], past: 2},
  7011: {
    items: [item(WALDGOLD, {inDays: 8})],
    payments: [{...CARD, processor: 'authorize', last4: '1881'}],
    past: 5,
  },
  7014: {
    items: [item(SHALA_BUNA, {inDays: 10})],
    payments: [{...CARD, type: 'INVOICE', processor: 'mollie', brand: null, last4: null}],
    past: 1,
  },
  7015: {items: [item(BOA_LUZ_SOLD_OUT, {inDays: 7})], past: 1},
};

/**
 * Who has subscriptions when everything is fresh: upcoming (7003), processing (7004), errored (7005), skipped with a
 * one-time item (7006), cancelled and no longer available (7007), expired (7008), several addresses and days (7009),
 * a gift (7010), a legacy gateway (7011), a custom gateway (7014), everything out of stock (7015).
 */
export const subscribers: readonly SeedSubscriber[] = customers.flatMap((customer) => {
  const {number, email, firstName, lastName, language, addresses} = customer;
  const story = STORIES[number];
  if (story === undefined) return [];
  const payments = story.payments ?? [CARD];
  return {
    external: number,
    email,
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    language,
    addresses: addresses.map(({address1, zip, city, countryCode}, index) => ({
      address1,
      zip,
      city,
      countryCode,
      payment: payments.length === 0 ? null : Math.min(index, payments.length - 1),
    })),
    payments,
    items: story.items,
    past: story.past ?? 0,
    next: story.next ?? 'as-planned',
  };
});

function item(number: number, over: Partial<SeedItem> = {}): SeedItem {
  return {
    variantNumber: number,
    quantity: 1,
    weeks: 4,
    inDays: 7,
    address: 0,
    project: 'SP022',
    state: 'active',
    giftOf: null,
    ...over,
  };
}
