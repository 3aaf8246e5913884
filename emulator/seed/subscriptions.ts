import data from 'virtual:seed/customers';
import {customers} from './customers';
import type {SeedCustomer} from './customers';
import {variantNumber} from './fields';
import type {SeedPayment, SubscriptionRecord} from './schema/customers';

export type SeedItem = Omit<SubscriptionRecord['items'][number], 'variant' | 'everyWeeks'> & {
  readonly variantNumber: number;
  /** `null` for an item that comes once. */
  readonly weeks: number | null;
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

/** Returns the customers that have subscriptions; the first payment pays for the first address. */
export function subscribersOf(
  among: readonly SeedCustomer[],
  subscriptions: readonly SubscriptionRecord[],
): readonly SeedSubscriber[] {
  return among.flatMap((customer) => {
    const subscription = subscriptions.find((candidate) => candidate.customer === customer.number);
    return subscription === undefined ? [] : [subscriber(customer, subscription)];
  });
}

/** Those of the seed. */
export const subscribers: readonly SeedSubscriber[] = subscribersOf(customers, data.subscriptions);

function subscriber(customer: SeedCustomer, {payments, items, past, next}: SubscriptionRecord): SeedSubscriber {
  return {
    external: customer.number,
    email: customer.email,
    firstName: customer.firstName ?? '',
    lastName: customer.lastName ?? '',
    language: customer.language,
    addresses: customer.addresses.map(({address1, zip, city, countryCode}, index) => ({
      address1,
      zip,
      city,
      countryCode,
      payment: payments.length === 0 ? null : Math.min(index, payments.length - 1),
    })),
    payments,
    items: items.map(({variant, everyWeeks, ...item}) => ({
      ...item,
      variantNumber: variantNumber(...variant),
      weeks: everyWeeks,
    })),
    past,
    next,
  };
}
