import type {Order} from '../checkout/order';
import type {PaymentMethod} from '../checkout/payment';
import type {PostalAddress} from './account';
import type {SubscriptionEnv} from './env';
import {directoryOf, subscriberOf} from './env';
import type {OpeningPayment} from './opening-commands';

type OpeningEnv = Pick<SubscriptionEnv, 'SUBSCRIBERS' | 'SUBSCRIPTION_DIRECTORY'>;

/** A gift that was redeemed: coffee every four weeks, paid beforehand. */
export type RedeemedVoucher = {
  /** Makes a repeated call harmless. */
  readonly code: string;
  /** How often it comes. */
  readonly deliveries: number;
  /** What its deliveries hold, in turn. */
  readonly variantNumbers: readonly number[];
  readonly quantity: number;
  /** The social project, such as `SP022`. */
  readonly project: string;
  readonly email: string;
  readonly language: 'de' | 'en';
  readonly address: PostalAddress;
};

const PAYMENTS: Readonly<Record<PaymentMethod, OpeningPayment>> = {
  paypal: {type: 'PAYPAL', brand: null, last4: null},
  'apple-pay': {type: 'APPLE_PAY', brand: null, last4: '4242'},
  'google-pay': {type: 'GOOGLE_PAY', brand: null, last4: '4242'},
  visa: {type: 'CREDIT_CARD', brand: 'visa', last4: '4242'},
  mastercard: {type: 'CREDIT_CARD', brand: 'mastercard', last4: '4444'},
  klarna: {type: 'KLARNA', brand: null, last4: null},
  'bank-transfer-at': {type: 'SEPA_DEBIT', brand: null, last4: '3000'},
  'bank-transfer-be': {type: 'SEPA_DEBIT', brand: null, last4: '3000'},
  'bank-transfer-nl': {type: 'IDEAL', brand: null, last4: '3000'},
};

/**
 * Makes subscriptions of the lines of an order that were bought with a selling plan. The same order makes them once.
 * The order itself is the first delivery.
 */
export async function createSubscriptionsFromOrder(env: OpeningEnv, order: Order): Promise<void> {
  const items = order.quote.lines.flatMap(({variantNumber, quantity, weeks, subtotalCents, attributes = []}) => {
    if (weeks === null) return [];
    const interval = {unit: 'week', count: weeks} as const;
    const properties = attributes.map(({key, value}) => ({name: key, value}));
    return [{variantNumber, quantity, unitCents: Math.round(subtotalCents / quantity), interval, properties}];
  });
  if (items.length === 0) return;
  const known = await directoryOf(env).enter(order.email, null);
  const {firstName, lastName, company, address1, address2, zip, city, countryCode, phone} = order.address;
  const postal: PostalAddress = {
    firstName,
    lastName,
    company: orNull(company),
    address1,
    address2: orNull(address2),
    city,
    province: null,
    zip,
    countryCode,
    phone: orNull(phone),
  };
  const payment = order.paymentMethod === null ? null : PAYMENTS[order.paymentMethod];
  const command = {kind: 'from-order', source: `order-${order.id}`, postal, payment, items} as const;
  const introduction = {firstName, lastName, language: order.language};
  const reply = await subscriberOf(env, known.number).command(known, command, order.createdAt, introduction);
  if (!reply.ok) throw new Error(`The subscriptions of an order were refused: ${JSON.stringify(reply.refusal.errors)}`);
}

/**
 * Makes a subscription of a redeemed gift: one delivery every four weeks, beginning tomorrow, for as many as the voucher
 * has. The same code makes it once. Source: Specification, section 9, "Gift subscription".
 *
 * @param at milliseconds since 1970
 * @returns the id of the subscription; `null` where the code had made one before
 */
export async function createSubscriptionFromVoucher(
  env: OpeningEnv,
  voucher: RedeemedVoucher,
  at: number,
): Promise<number | null> {
  const known = await directoryOf(env).enter(voucher.email, null);
  const {variantNumbers, quantity, project, deliveries, address} = voucher;
  const properties = [{name: '_D', value: project}];
  const items = [{variantNumbers, quantity, properties}];
  const source = `voucher-${voucher.code.toUpperCase()}`;
  const command = {kind: 'from-voucher', source, postal: address, deliveries, items} as const;
  const {firstName, lastName} = address;
  const introduction = {firstName, lastName, language: voucher.language};
  const reply = await subscriberOf(env, known.number).command(known, command, at, introduction);
  if (!reply.ok) throw new Error(`A redeemed gift was refused: ${JSON.stringify(reply.refusal.errors)}`);
  return reply.ids[0] ?? null;
}

function orNull(text: string): string | null {
  return text === '' ? null : text;
}
