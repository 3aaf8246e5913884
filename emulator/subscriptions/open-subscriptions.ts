import type {Order} from '../checkout/order';
import type {CheckoutPaymentMethod} from '../checkout/payment';
import type {PostalAddress} from './account';
import type {SubscriptionEnv} from './env';
import {directoryOf, subscriberOf} from './env';
import type {OpeningPayment} from './opening-commands';

type OpeningEnv = Pick<SubscriptionEnv, 'SUBSCRIBERS' | 'SUBSCRIPTION_DIRECTORY'>;

const PAYMENTS: Readonly<Record<CheckoutPaymentMethod, OpeningPayment>> = {
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
  const {id, number} = order;
  const command = {kind: 'from-order', source: `order-${id}`, number, postal, payment, items} as const;
  const introduction = {firstName, lastName, language: order.language};
  const reply = await subscriberOf(env, known.number).command(known, command, order.createdAt, introduction);
  if (!reply.ok) throw new Error(`The subscriptions of an order were refused: ${JSON.stringify(reply.refusal.errors)}`);
}

function orNull(text: string): string | null {
  return text === '' ? null : text;
}
