import * as z from 'zod';
import {daySchema, emailSchema, languageSchema, lineSchema, momentSchema, paragraphsSchema} from './fields';

/** Whether a receipt goes out by mail; `false` where too many went to the address today. */
const receiptSchema = z.boolean().default(true);

/** Body of `POST /v1/withdrawals` (§ 356a BGB): name, contract and address for the receipt, no more is asked. */
export const withdrawalSchema = z.object({
  name: lineSchema(120),
  /** Order number or whatever else names the contract. */
  contract: lineSchema(120),
  email: emailSchema,
  receipt: receiptSchema,
  language: languageSchema,
});

/** Body of `POST /v1/cancellations` (§ 312k BGB). */
export const cancellationSchema = z
  .object({
    kind: z.enum(['ordinary', 'extraordinary']),
    /** Asked for an extraordinary notice alone. */
    reason: paragraphsSchema(2000).optional(),
    name: lineSchema(120),
    contract: lineSchema(120),
    email: emailSchema,
    /** When the contract shall end. */
    endsOn: z.union([z.literal('earliest'), daySchema]).default('earliest'),
    receipt: receiptSchema,
    language: languageSchema,
  })
  .refine(({kind, reason}) => kind === 'ordinary' || reason !== undefined, {path: ['reason']});

const contactKindSchema = z.enum(['customer', 'b2b-dealer', 'b2b-office', 'b2b-gastro']);

/** Body of `POST /v1/contact-requests`. Businesses say who they are. */
export const contactRequestSchema = z
  .object({
    kind: contactKindSchema,
    name: lineSchema(120),
    email: emailSchema,
    message: paragraphsSchema(5000),
    company: lineSchema(120).optional(),
    phone: lineSchema(30).optional(),
    orderNumber: lineSchema(20).optional(),
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
