import * as z from 'zod';
import {addressSchema, daySchema, emailSchema, languageSchema, momentSchema} from './fields';

/** A voucher's code as people type it; compared without case, spaces and dashes. */
export const giftSubscriptionCodeSchema = z.string().trim().min(1).max(40);

/** Answer of `GET /v1/gift-subscriptions/{code}`, 200, for every code there could be. */
export const giftSubscriptionSchema = z.discriminatedUnion('state', [
  z.object({state: z.literal('wrong')}),
  /** It is redeemed, and its subscription is not set up yet, as in an outage. */
  z.object({state: z.literal('pending')}),
  z.object({state: z.literal('used'), redeemedAt: momentSchema}),
  z.object({state: z.literal('expired'), expiredAt: momentSchema}),
  /** Its purchase was refunded or cancelled. */
  z.object({state: z.literal('refunded')}),
  z.object({
    state: z.literal('valid'),
    deliveries: z.int().positive(),
    coffee: z.enum(['filter', 'espresso', 'mixed']),
    /** The giver's message; empty for none. */
    message: z.string(),
    senderName: z.string(),
    /** The first moment at which it brings nothing: midnight in Berlin after its last day. */
    expiresAt: momentSchema,
  }),
]);

/** Body of `POST /v1/gift-subscriptions/{code}`: redeems it. 422 `invalid` with fields, `rejected` for the recipient as a whole; 409 `used`, 410 `expired` and `refunded`, 404 `wrong`. */
export const giftRedemptionSchema = z.object({
  email: emailSchema,
  language: languageSchema,
  address: addressSchema,
});

/** Its answer, 201: one delivery every four weeks. */
export const giftRedeemedSchema = z.object({
  state: z.literal('redeemed'),
  /** `null` where an attempt whose answer was lost had created it. */
  subscriptionId: z.string().min(1).nullable(),
  deliveries: z.int().positive(),
  intervalWeeks: z.literal(4),
  firstDelivery: daySchema,
});

export type WireGiftSubscription = z.infer<typeof giftSubscriptionSchema>;
export type GiftRedemption = z.infer<typeof giftRedemptionSchema>;
export type WireGiftRedeemed = z.infer<typeof giftRedeemedSchema>;
