import * as z from 'zod';
import {daySchema, emailSchema, languageSchema, lineSchema, momentSchema} from './fields';
import {MAX_RETURN_ITEMS} from './return-values';

export const returnReasonSchema = z.enum([
  'not_liked',
  'wrong_item',
  'damaged',
  'too_late',
  'ordered_by_mistake',
  'other',
]);

/** Pieces of a line; `line` is that of the order's lines, not where they stand (`order.ts`). */
export const returnItemSchema = z.object({line: z.int().min(0), quantity: z.int().positive()});

/**
 * Body of `POST /v1/returns`. 404 `not_found`, 409 `not_delivered`, `nothing_to_return` or `too_many`, 410 `too_late`. Where these pieces are announced
 * already, and so many are not left, the answer is the return that announced them, also after the period.
 */
export const returnRequestSchema = z.object({
  number: lineSchema(20),
  email: emailSchema,
  language: languageSchema,
  /** Each line at most once. */
  items: z
    .array(returnItemSchema)
    .min(1)
    .max(MAX_RETURN_ITEMS)
    .refine((items) => new Set(items.map(({line}) => line)).size === items.length),
  reason: returnReasonSchema.optional(),
});

/**
 * Its answer, 201. The label is a page to print, and needs no bearer: who knows the address may print it. Label, carrier and number are `null` where
 * the label follows by mail.
 */
export const returnSchema = z.object({
  id: z.string().min(1),
  createdAt: momentSchema,
  labelUrl: z.url().nullable(),
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  /** The last day for posting the parcel. */
  sendBy: daySchema,
});

export type ReturnRequest = z.infer<typeof returnRequestSchema>;
export type WireReturn = z.infer<typeof returnSchema>;
