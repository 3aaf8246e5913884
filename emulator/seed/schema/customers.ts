import * as z from 'zod';
import {centsSchema, numberSchema, textSchema, variantSchema} from './text';

const orderLineSchema = z.strictObject({
  variant: variantSchema,
  title: textSchema,
  /** Left out for the only variant of a product. */
  variantTitle: textSchema.nullable().default(null),
  kind: z.enum(['Coffee', 'Gear']),
  quantity: z.int().positive(),
  unitCents: centsSchema,
  /** Delivery interval of a subscription, left out for a one-time purchase. */
  weeks: z.int().positive().nullable().default(null),
});

/** An order from before the emulator was started. What was bought is told as it was then, whatever the catalogue says now. */
const orderSchema = z.strictObject({
  /** The order's name; the platform's id is its number. Checkout counts from L10001. */
  number: z.templateLiteral(['L', z.int()]),
  /** Counted back from the day on which the emulator first told the order. */
  daysAgo: z.int().min(0),
  shippingCents: centsSchema,
  lines: z.array(orderLineSchema).min(1),
});

export const customerSchema = z.strictObject({
  number: numberSchema,
  /** What a customer is there to show. The subscriptions of the `subscription-…` ones stand in `subscriptions.json`. */
  story: z.enum([
    'new',
    'orders',
    'subscription-upcoming',
    'subscription-processing',
    'subscription-errored',
    'subscription-skipped',
    'subscription-cancelled',
    'subscription-expired',
    'subscription-several',
    'subscription-gift',
    'subscription-legacy-payment',
    'subscription-custom-gateway',
    'subscription-out-of-stock',
    'business',
    'abroad',
  ]),
  /** In lower case; the code to log in is sent there. */
  email: z.email().lowercase(),
  firstName: z.string().nullable().default(null),
  lastName: z.string().nullable().default(null),
  company: z.string().default(''),
  phone: z.e164().nullable().default(null),
  tags: z.array(z.string()).default([]),
  language: z.enum(['de', 'en']).default('de'),
  createdAt: z.iso.datetime(),
  /** The first one is the default. */
  addresses: z
    .array(z.strictObject({address1: z.string(), zip: z.string(), city: z.string(), countryCode: z.string().length(2)}))
    .default([]),
  /** Newest first. */
  orders: z.array(orderSchema).default([]),
});

const itemSchema = z.strictObject({
  variant: variantSchema,
  quantity: z.int().positive().default(1),
  /** `null` for an item that comes once. */
  everyWeeks: z.int().positive().nullable().default(4),
  /** Days until the next delivery, counted from the first start. */
  inDays: z.int().default(7),
  /** Index of the customer's address. */
  address: z.int().min(0).default(0),
  project: z.enum(['SP022', 'SP023', 'SP024']).default('SP022'),
  state: z.enum(['active', 'cancelled', 'expired']).default('active'),
  /** Deliveries of a redeemed gift; `null` for what is paid each time. */
  giftOf: z.int().positive().nullable().default(null),
});

const paymentSchema = z.strictObject({
  type: z.enum(['CREDIT_CARD', 'PAYPAL', 'SEPA_DEBIT', 'INVOICE']),
  processor: z.enum(['shopify_payments', 'authorize', 'mollie']).default('shopify_payments'),
  brand: z.string().nullable().default(null),
  last4: z.string().length(4).nullable().default(null),
  outcome: z.enum(['approve', 'decline', 'pending']).default('approve'),
});

export const subscriptionSchema = z.strictObject({
  /** The customer's number. */
  customer: numberSchema,
  /** Deliveries that went well before the first start. */
  past: z.int().min(0).default(0),
  /** What happened to the next delivery: charged with the payment's outcome, or skipped. */
  next: z.enum(['as-planned', 'charged', 'skipped']).default('as-planned'),
  items: z.array(itemSchema).min(1),
  payments: z.array(paymentSchema),
});

/** The folder `customers/`, file by file. */
export const customersSchema = z.strictObject({
  customers: z.array(customerSchema),
  subscriptions: z.array(subscriptionSchema),
});

export type CustomerRecord = z.output<typeof customerSchema>;
export type OrderRecord = z.output<typeof orderSchema>;
export type SubscriptionRecord = z.output<typeof subscriptionSchema>;
export type SeedPayment = z.output<typeof paymentSchema>;
