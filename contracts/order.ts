import * as z from 'zod';

import {daySchema, languageSchema} from './fields';

/** An amount as decimal string with two places, such as `12.50`. */
export const wireMoneySchema = z.object({
  amount: z.string().regex(/^\d+\.\d{2}$/),
  currencyCode: z.string().length(3),
});

/** Answer of `GET /v1/orders/{token}`: what a shopper may see again after ordering, guests too. */
export const orderSchema = z.object({
  number: z.string().min(1),
  createdAt: z.iso.datetime(),
  language: languageSchema,
  /** Enough to recognise one's own address: `m***@example.com`. */
  maskedEmail: z.string(),
  paymentStatus: z.enum(['paid', 'pending']),
  lines: z.array(
    z.object({
      /**
       * Its position in the platform's order, from 0: donations that the prices include are left out here, but count.
       * Returns name it. Absent in answers of an older service worker, which counts in `lines`.
       */
      line: z.int().min(0).optional(),
      title: z.string(),
      variantTitle: z.string().nullable(),
      quantity: z.int().positive(),
      isSubscription: z.boolean().default(false),
      /** Delivery interval of a subscription; `null` for a one-time purchase, and where the plan's name does not tell it in weeks. */
      planWeeks: z.int().positive().nullable(),
      /** When its shipping begins or how long it takes, in the order's language; absent where it arrives as usual. */
      deliveryNote: z.string().nullish(),
      /** Whom a present goes to by e-mail, and the day that the buyer chose; absent where it comes to the buyer, or by parcel. */
      recipient: z.object({name: z.string().min(1), sendOn: daySchema.nullable()}).nullish(),
      /** Quantity times price, before and after the line's discounts. */
      subtotal: wireMoneySchema,
      total: wireMoneySchema,
    }),
  ),
  /** The donations of the order, per social project (`SP022` …); included in the prices. */
  donations: z.array(z.object({project: z.string(), amount: wireMoneySchema})),
  /** All discounts on goods, each positive; `code` is `null` for an automatic one. */
  discounts: z.array(z.object({code: z.string().nullable(), title: z.string(), amount: wireMoneySchema})),
  subtotal: wireMoneySchema,
  /** `null` where nothing is shipped; `0.00` where shipping is free. */
  shipping: wireMoneySchema.nullable(),
  /** Including VAT, before gift cards. */
  total: wireMoneySchema,
  giftCards: z.array(z.object({lastCharacters: z.string(), amount: wireMoneySchema})),
  shippingAddress: z.object({city: z.string(), countryCode: z.string().length(2)}),
  /** Working days from dispatch to door; `null` where nothing is shipped. */
  estimatedDeliveryDays: z.object({min: z.int().positive(), max: z.int().positive()}).nullable(),
});

export type WireMoney = z.infer<typeof wireMoneySchema>;
export type WireOrder = z.infer<typeof orderSchema>;
