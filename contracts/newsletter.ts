import * as z from 'zod';
import {emailSchema, languageSchema, momentSchema, tokenSchema} from './fields';
import {NEWSLETTER_VARIANTS} from './newsletter-values';

export const newsletterVariantSchema = z.enum(NEWSLETTER_VARIANTS);

/** Body of `POST /v1/newsletter/subscriptions`. */
export const newsletterRequestSchema = z.object({
  email: emailSchema,
  variant: newsletterVariantSchema.default('default'),
  language: languageSchema,
});

/** Its answer, 202: the double opt-in mail is on its way. 409 `already_subscribed` (German) or `not_subscribed` (English). */
export const newsletterRequestedSchema = z.object({state: z.literal('confirmation_sent')});

/** Body of `POST /v1/newsletter/confirmations` and `POST /v1/newsletter/unsubscriptions`. */
export const newsletterTokenSchema = z.object({token: tokenSchema});

/** Answer of a confirmation, 200. 410 `expired`, 404 `unknown`. */
export const newsletterConfirmedSchema = z.object({
  state: z.enum(['confirmed', 'already_confirmed']),
  variant: newsletterVariantSchema,
  language: languageSchema,
  /** Whether a welcome voucher went out with the welcome mail: once for a mailbox (`mailbox.ts`). Not after a failure, which holds the mail back. */
  welcomeVoucher: z.boolean(),
  /** Whether a failure holds the welcome mail back, with the voucher if there is one. */
  welcomeDelayed: z.boolean().default(false),
  confirmedAt: momentSchema,
});

/** Answer of an unsubscription, 200. 404 `unknown`. */
export const newsletterUnsubscribedSchema = z.object({
  state: z.enum(['unsubscribed', 'already_unsubscribed']),
  language: languageSchema,
});

export type NewsletterVariant = z.infer<typeof newsletterVariantSchema>;
export type NewsletterRequest = z.infer<typeof newsletterRequestSchema>;
export type NewsletterConfirmed = z.infer<typeof newsletterConfirmedSchema>;
export type NewsletterUnsubscribed = z.infer<typeof newsletterUnsubscribedSchema>;
