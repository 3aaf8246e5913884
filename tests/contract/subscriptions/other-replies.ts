import * as z from 'zod';

const cursors = {next_cursor: z.string().nullable(), previous_cursor: z.string().nullable()};
const planSchema = z.object({
  id: z.int().positive(),
  external_plan_id: z.int().positive(),
  external_product_id: z.object({ecommerce: z.string()}),
  discount_amount: z.string(),
  discount_type: z.literal('percentage'),
  subscription_preferences: z.object({
    interval_unit: z.enum(['day', 'week', 'month']),
    order_interval_frequency: z.int().positive(),
    charge_interval_frequency: z.int().positive(),
  }),
  title: z.string().min(1),
  type: z.literal('subscription'),
});

/** Answers of the subscription service that the shop does not read, by route: what the official client's types want of them. */
export const OTHER_SUBSCRIPTION_REPLIES = {
  'GET /recharge/api/plans': z.object({plans: z.array(planSchema), ...cursors}),
  'GET /recharge/api/plans/:id': z.object({plan: planSchema}),
  'GET /recharge/api/customers/:id/credit_summary': z.object({
    credit_summary: z.object({
      customer_id: z.int().positive(),
      total_available_balance: z.string(),
      currency_code: z.string().length(3),
    }),
  }),
  'GET /recharge/api/credit_accounts': z.object({credit_accounts: z.array(z.never()), ...cursors}),
  'GET /recharge/api/gift_purchases': z.object({gift_purchases: z.array(z.never()), ...cursors}),
  'GET /recharge/api/portal_access': z.object({
    base_url: z.url(),
    customer_hash: z.string().min(1),
    expires_at: z.iso.datetime({offset: true}),
    portal_url: z.url(),
    temp_token: z.string().min(1),
  }),
  'GET /recharge/api/shop/shipping_countries': z.object({
    shipping_countries: z.array(
      z.object({
        id: z.int(),
        country_id: z.int(),
        code: z.string().length(2),
        name: z.string(),
        provinces: z.array(z.never()),
      }),
    ),
  }),
};
