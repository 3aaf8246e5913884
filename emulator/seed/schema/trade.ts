import * as z from 'zod';
import {centsSchema, numberSchema, textSchema} from './text';

const moment = z.iso.datetime();

/** An entry of `catalogue/selling-plans.json`: the coffee subscription, or the house espresso, which costs less the more often it comes. */
export const sellingPlanSchema = z.strictObject({
  number: numberSchema,
  group: z.enum(['coffee-subscription', 'house-espresso']),
  name: textSchema,
  weeks: z.int().positive(),
  percentOff: z.int().min(0).max(99),
});

/** An entry of `platform/discount-codes.json` */
export const discountCodeSchema = z.strictObject({
  code: z.string().regex(/^[A-Z0-9-]+$/),
  kind: z.enum(['percentage', 'amount', 'free-shipping']),
  /** Per cent for a percentage, cents for an amount. */
  value: z.int().min(0).default(0),
  minimumCents: centsSchema.default(0),
  /**
   * Which lines may be discounted; donations and gift cards never are. At the platform, "coffee" and "without-books" are collections:
   * the prices of books are fixed (§ 5 BuchPrG).
   */
  entitled: z.enum(['all', 'coffee', 'without-books']).default('all'),
  oncePerCustomer: z.boolean().default(false),
  appliesOnOneTimePurchase: z.boolean().default(true),
  appliesOnSubscription: z.boolean().default(false),
  /** Of a code for goods: whether the free article and free shipping may stand beside it. */
  combinesWith: z
    .strictObject({productDiscounts: z.boolean().default(false), shippingDiscounts: z.boolean().default(false)})
    .default({productDiscounts: false, shippingDiscounts: false}),
  startsAt: moment.nullable().default(null),
  endsAt: moment.nullable().default(null),
});

/** An entry of `platform/gift-cards.json`, with a code as the platform takes it. */
export const giftCardSchema = z.strictObject({code: z.string().regex(/^[0-9A-Z]{8,20}$/), balanceCents: centsSchema});

/** An entry of `platform/vouchers.json`: a gift subscription that was bought before the emulator was started. */
export const voucherSchema = z.strictObject({
  code: z.string(),
  deliveries: z.int().positive(),
  coffee: z.enum(['filter', 'espresso', 'mixed']),
  senderName: z.string(),
  message: z.string(),
  /** It counts to the end of the present year, in German time, and so many more; below zero it has expired. */
  validYears: z.int(),
});
