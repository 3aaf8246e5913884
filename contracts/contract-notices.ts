import * as z from 'zod';
import {daySchema, emailSchema, languageSchema, lineSchema, momentSchema, paragraphsSchema} from './fields';
import {CANCELLATION_KINDS, CONTACT_KINDS, NOTICE_LENGTHS} from './notice-values';

/** Whether a receipt goes out by mail; `false` where too many went to the address today. */
const receiptSchema = z.boolean().default(true);

/** Body of `POST /v1/withdrawals` (§ 356a BGB): name, contract and address for the receipt, no more is asked. */
export const withdrawalSchema = z.object({
  name: lineSchema(NOTICE_LENGTHS.line),
  /** Order number or whatever else names the contract. */
  contract: lineSchema(NOTICE_LENGTHS.line),
  email: emailSchema,
  receipt: receiptSchema,
  language: languageSchema,
});

/** Body of `POST /v1/cancellations` (§ 312k BGB). */
export const cancellationSchema = z
  .object({
    kind: z.enum(CANCELLATION_KINDS),
    /** Asked for an extraordinary notice alone. */
    reason: paragraphsSchema(NOTICE_LENGTHS.reason).optional(),
    name: lineSchema(NOTICE_LENGTHS.line),
    contract: lineSchema(NOTICE_LENGTHS.line),
    email: emailSchema,
    /** When the contract shall end. */
    endsOn: z.union([z.literal('earliest'), daySchema]).default('earliest'),
    receipt: receiptSchema,
    language: languageSchema,
  })
  .refine(({kind, reason}) => kind === 'ordinary' || reason !== undefined, {path: ['reason']});

/** Body of `POST /v1/contact-requests`. Businesses say who they are. */
export const contactRequestSchema = z
  .object({
    kind: z.enum(CONTACT_KINDS),
    name: lineSchema(NOTICE_LENGTHS.line),
    email: emailSchema,
    message: paragraphsSchema(NOTICE_LENGTHS.message),
    company: lineSchema(NOTICE_LENGTHS.line).optional(),
    phone: lineSchema(NOTICE_LENGTHS.phone).optional(),
    orderNumber: lineSchema(NOTICE_LENGTHS.orderNumber).optional(),
    receipt: receiptSchema,
    language: languageSchema,
  })
  .refine(({kind, company}) => kind === 'customer' || company !== undefined, {path: ['company']});

/** Answer of all three, 201: taken in at this moment; the receipt, where one was asked for, is on its way by mail. */
export const noticeReceivedSchema = z.object({
  /** The name by which both sides refer to it from now on. */
  reference: z.string().min(1),
  receivedAt: momentSchema,
});

export type Withdrawal = z.infer<typeof withdrawalSchema>;
export type Cancellation = z.infer<typeof cancellationSchema>;
export type ContactRequest = z.infer<typeof contactRequestSchema>;
export type NoticeReceived = z.infer<typeof noticeReceivedSchema>;
