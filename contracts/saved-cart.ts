import * as z from 'zod';
import {emailSchema, languageSchema, momentSchema} from './fields';

const idSchema = (kind: string) => z.string().regex(new RegExp(`^gid://shopify/${kind}/\\d+$`));

/** A line as the storefront API takes it. */
export const savedCartLineSchema = z.object({
  merchandiseId: idSchema('ProductVariant'),
  quantity: z.int().min(1).max(999),
  sellingPlanId: idSchema('SellingPlan').nullable().default(null),
  attributes: z
    .array(z.object({key: z.string().min(1).max(255), value: z.string().max(1000)}))
    .max(250)
    .default([]),
});

/** Body of `POST /v1/saved-carts`. The link goes to the address by mail. */
export const savedCartRequestSchema = z.object({
  email: emailSchema,
  language: languageSchema,
  lines: z.array(savedCartLineSchema).min(1).max(250),
});

/** Its answer, 201. */
export const savedCartReceivedSchema = z.object({state: z.literal('sent'), expiresAt: momentSchema});

/** Answer of `GET /v1/saved-carts/{token}`, 200. 404 `unknown`, 410 `expired`. */
export const savedCartSchema = z.object({
  lines: z.array(savedCartLineSchema).min(1),
  language: languageSchema,
  savedAt: momentSchema,
  expiresAt: momentSchema,
});

export type SavedCartRequest = z.infer<typeof savedCartRequestSchema>;
export type WireSavedCart = z.infer<typeof savedCartSchema>;
