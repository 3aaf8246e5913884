import * as z from 'zod';
import {stockOccasionSchema} from './back-in-stock';
import {cancellationSchema, contactRequestSchema, withdrawalSchema} from './contract-notices';
import {heldEmailSchema, languageSchema, momentSchema, numberSchema} from './fields';
import {giftRedemptionSchema} from './gift-subscription';
import {newsletterVariantSchema} from './newsletter';
import {returnReasonSchema} from './returns';
import {reviewRejectionSchema, reviewSchema} from './reviews';
import {savedCartLineSchema} from './saved-cart';

/** Body of `POST /operator/personal-data/export` and `POST /operator/personal-data/erasure`. */
export const personalDataRequestSchema = z.object({email: heldEmailSchema});

/** What was taken in may have an address that is now refused. */
const held = {email: heldEmailSchema};

const newsletterDataSchema = z.object({
  language: languageSchema,
  enrolments: z.array(
    z.object({variant: newsletterVariantSchema, requestedAt: momentSchema, confirmedAt: momentSchema.nullable()}),
  ),
  /** The proof of consent. */
  log: z.array(z.object({at: momentSchema, event: z.string(), variant: newsletterVariantSchema.nullable()})),
  welcomeVoucher: z.boolean(),
});

const noticeDataSchema = z.object({
  reference: z.string(),
  kind: z.enum(['withdrawal', 'cancellation', 'contact-request']),
  receivedAt: momentSchema,
  content: z.union([
    cancellationSchema.safeExtend(held),
    contactRequestSchema.safeExtend(held),
    withdrawalSchema.safeExtend(held),
  ]),
});

const returnDataSchema = z.object({
  order: z.string(),
  createdAt: momentSchema,
  items: z.array(z.object({line: z.int(), quantity: z.int()})),
  reason: returnReasonSchema.nullable(),
  /** The number of the return. */
  reference: z.string(),
  /** `null` where the label was mailed by hand, as `labelUrl` is. */
  trackingNumber: z.string().nullable(),
  /** The label to print; needs no bearer. */
  labelUrl: z.url().nullable(),
});

const stockDataSchema = z.object({
  variant: numberSchema,
  occasion: stockOccasionSchema,
  language: languageSchema,
  requestedAt: momentSchema,
  confirmedAt: momentSchema.nullable(),
  state: z.enum(['unconfirmed', 'waiting', 'ended']),
});

const giftDataSchema = z.object({
  code: z.string(),
  role: z.enum(['giver', 'recipient']),
  deliveries: z.int(),
  expiresAt: momentSchema,
  senderName: z.string(),
  message: z.string(),
  /** The recipient's details, given to redeem it; `null` for the giver. */
  redemption: giftRedemptionSchema.safeExtend(held).nullable(),
  /** Whether the redemption is unfinished, as in an outage: its subscription may not be set up yet. */
  isPending: z.boolean(),
  /** Why nothing came of the redemption, and its number on the operator's list; `at` is when it came in. `null` where it was not given up. */
  givenUp: z
    .object({reference: z.string(), at: momentSchema, why: z.enum(['outage', 'refused', 'refunded'])})
    .nullable(),
});

const savedCartDataSchema = z.object({
  language: languageSchema,
  savedAt: momentSchema,
  lines: z.array(savedCartLineSchema),
});

const mailDataSchema = z.object({
  /** The purpose of the mail, such as `newsletter-welcome`. */
  kind: z.string(),
  state: z.enum(['waiting', 'sent', 'dead', 'bounced']),
  dueAt: momentSchema,
  /** `null` once it is sent: the text is not kept. */
  subject: z.string().nullable(),
  text: z.string().nullable(),
});

/** The data that the service holds of one address. */
export const personalDataSchema = z.object({
  newsletter: newsletterDataSchema.nullable(),
  notices: z.array(noticeDataSchema),
  returns: z.array(returnDataSchema),
  reviews: z.array(
    reviewSchema.extend({
      product: numberSchema,
      state: z.enum(['pending', 'approved', 'rejected']),
      /** Why it was rejected; `null` where it was not, or nobody said. */
      reason: reviewRejectionSchema.nullable(),
      /** What its author was told about that, if it was published before. */
      explanation: z.string().nullable(),
    }),
  ),
  backInStock: z.array(stockDataSchema),
  giftVouchers: z.array(giftDataSchema),
  savedCarts: z.array(savedCartDataSchema),
  mails: z.array(mailDataSchema),
  /** Requests with an `Idempotency-Key`, and what they were answered. */
  requests: z.array(z.object({path: z.string(), status: z.int(), body: z.string()})),
  /** When the address used what is limited. */
  limits: z.array(z.object({name: z.string(), at: z.array(momentSchema)})),
});

/** The data that are kept although the address is erased. */
export const keptDataSchema = z.object({
  what: z.enum(['withdrawal', 'cancellation', 'return', 'receipt', 'gift-mail', 'voucher', 'orders']),
  /** Names it: a reference, an order number, a code, the kind of a mail; `null` where it is held elsewhere. */
  reference: z.string().nullable(),
  reason: z.object({de: z.string(), en: z.string()}),
  /** Until when; `null` where somebody else knows. */
  until: momentSchema.nullable(),
});

/** Answer of the export, 200. */
export const personalDataExportSchema = z.object({
  email: heldEmailSchema,
  exportedAt: momentSchema,
  data: personalDataSchema,
  /** The data that an erasure would keep. */
  kept: z.array(keptDataSchema),
});

/** Answer of the erasure, 200: how many of each were erased. A second one finds nothing more. */
export const personalDataErasureSchema = z.object({
  email: heldEmailSchema,
  erasedAt: momentSchema,
  erased: z.record(personalDataSchema.keyof(), z.int().min(0)),
  kept: z.array(keptDataSchema),
});

export type PersonalData = z.infer<typeof personalDataSchema>;
export type KeptData = z.infer<typeof keptDataSchema>;
export type PersonalDataExport = z.infer<typeof personalDataExportSchema>;
export type PersonalDataErasure = z.infer<typeof personalDataErasureSchema>;
