import * as z from 'zod';

import {INTERVAL_UNITS, subscriptionSchema} from './subscriptions';

const idSchema = z.int().positive();
const countTextSchema = z.string().regex(/^\d+$/);
const flagSchema = z.union([z.boolean(), z.int(), z.string()]);

/** A subscription as version 2021-01 tells it: frequencies are texts, prices and the platform's ids are numbers. */
const bulkSubscriptionSchema = subscriptionSchema.omit({external_product_id: true, external_variant_id: true}).extend({
  email: z.string(),
  shopify_product_id: idSchema.nullable(),
  shopify_variant_id: idSchema,
  price: z.number(),
  order_interval_unit: z.enum(INTERVAL_UNITS),
  order_interval_frequency: countTextSchema,
  charge_interval_frequency: countTextSchema,
  has_queued_charges: flagSchema,
  max_retries_reached: flagSchema,
  status: z.enum(['ACTIVE', 'CANCELLED', 'EXPIRED']),
});

/** Answer of `POST` and `PUT /addresses/{id}/subscriptions-bulk`. */
export const bulkReplySchema = z.object({subscriptions: z.array(bulkSubscriptionSchema)});

export type WireBulkSubscription = z.infer<typeof bulkSubscriptionSchema>;
