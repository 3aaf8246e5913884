import * as z from 'zod';

import {
  chargeLineSchema,
  chargeSchema,
  onetimeSchema,
  paymentMethodSchema,
  subscriptionAddressSchema,
  subscriptionOrderSchema,
  subscriptionSchema,
} from '#contracts/subscriptions';

/**
 * What the pages read of the service's records, and no more: a list with one record that does not fit is refused as a whole, so a
 * field that nobody reads must not be able to do that.
 */
const lineShape = chargeLineSchema
  .pick({
    purchase_item_id: true,
    external_variant_id: true,
    title: true,
    variant_title: true,
    quantity: true,
    original_price: true,
    unit_price: true,
    total_price: true,
    properties: true,
  })
  .extend({purchase_item_type: z.string()});

const parts = {
  line_items: z.array(lineShape),
  discounts: z.array(z.unknown()),
  shipping_lines: z.array(chargeSchema.shape.shipping_lines.element.pick({price: true})),
};

const chargeShape = chargeSchema
  .pick({
    id: true,
    address_id: true,
    status: true,
    scheduled_at: true,
    original_scheduled_at: true,
    retry_date: true,
    charge_attempts: true,
    error_type: true,
    has_uncommitted_changes: true,
    external_order_id: true,
    currency: true,
    shipping_address: true,
    total_line_items_price: true,
    total_discounts: true,
    total_price: true,
  })
  .extend(parts);

const orderShape = subscriptionOrderSchema
  .pick({
    address_id: true,
    external_order_id: true,
    scheduled_at: true,
    currency: true,
    shipping_address: true,
    total_line_items_price: true,
    total_discounts: true,
    total_price: true,
  })
  .extend({
    ...parts,
    status: z.string(),
    charge: z.object({id: subscriptionOrderSchema.shape.charge.shape.id, status: z.string().nullable()}),
  });

const subscriptionShape = subscriptionSchema.pick({
  id: true,
  address_id: true,
  status: true,
  external_variant_id: true,
  product_title: true,
  variant_title: true,
  quantity: true,
  price: true,
  properties: true,
  order_interval_unit: true,
  order_interval_frequency: true,
  next_charge_scheduled_at: true,
  is_prepaid: true,
  expire_after_specific_number_of_charges: true,
});

const onetimeShape = onetimeSchema.pick({
  id: true,
  address_id: true,
  external_variant_id: true,
  product_title: true,
  variant_title: true,
  quantity: true,
  price: true,
  properties: true,
  next_charge_scheduled_at: true,
  is_cancelled: true,
});

const addressShape = subscriptionAddressSchema.omit({
  customer_id: true,
  discounts: true,
  created_at: true,
  updated_at: true,
});

const paymentShape = paymentMethodSchema
  .pick({id: true, payment_type: true, processor_name: true, payment_details: true})
  .extend({status: z.string().nullish()});

export const chargesShape = z.object({charges: z.array(chargeShape)});
export const ordersShape = z.object({orders: z.array(orderShape)});
export const subscriptionsShape = z.object({subscriptions: z.array(subscriptionShape)});
export const onetimesShape = z.object({onetimes: z.array(onetimeShape)});
export const addressesShape = z.object({addresses: z.array(addressShape)});
export const paymentsShape = z.object({payment_methods: z.array(paymentShape)});

export type ReadLine = z.output<typeof lineShape>;
export type ReadCharge = z.output<typeof chargeShape>;
export type ReadOrder = z.output<typeof orderShape>;
export type ReadSubscription = z.output<typeof subscriptionShape>;
export type ReadOnetime = z.output<typeof onetimeShape>;
export type ReadAddress = z.output<typeof addressShape>;
export type ReadPayment = z.output<typeof paymentShape>;
