import * as z from 'zod';

const idSchema = z.int().positive();

/** Answer of `GET /customers/{id}/delivery_schedule`: what is planned, also beyond the next charges. */
export const deliveryScheduleSchema = z.object({
  customer: z.object({id: idSchema, email: z.string()}),
  deliveries: z.array(
    z.object({
      date: z.iso.date(),
      orders: z.array(
        z.object({
          id: idSchema.nullable(),
          address_id: idSchema,
          charge_id: idSchema.nullable(),
          currency: z.string().length(3),
          has_uncommitted_changes: z.boolean(),
          line_items: z.array(
            z.object({
              subscription_id: idSchema.nullable(),
              onetime_id: idSchema.nullable(),
              product_title: z.string(),
              variant_title: z.string().nullable(),
              external_variant_id: z.object({ecommerce: z.string().nullable()}),
              quantity: z.int().positive(),
              unit_price: z.string().regex(/^\d+\.\d{2}$/),
              plan_type: z.enum(['subscription', 'onetime', 'prepaid']),
              is_prepaid: z.boolean(),
              is_skipped: z.boolean(),
              is_skippable: z.boolean(),
            }),
          ),
        }),
      ),
    }),
  ),
});

export type WireDeliverySchedule = z.infer<typeof deliveryScheduleSchema>;
