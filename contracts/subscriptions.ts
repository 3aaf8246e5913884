import * as z from 'zod';

/**
 * What the shop reads of the subscription service: Recharge's API, version 2021-11. What may be left out or be `null` follows
 * the types of its official client, `@rechargeapps/storefront-client`, and the answers in `tests/recorded/subscriptions/`.
 * Objects may hold more than is named here; ids are unique over all customers.
 */

/** A day, such as `2027-02-01`; of a moment its day. */
const daySchema = z
  .string()
  .transform((text) => text.replace(/T.*$/, ''))
  .pipe(z.iso.date());
/** A moment, such as `2027-02-01T04:00:00+00:00`; some come without their offset. */
const momentSchema = z.iso.datetime({offset: true, local: true});
/** An amount in the store's currency, such as `12.50`; some come as numbers (`tests/recorded/subscriptions/orders.json`). */
const amountSchema = z.preprocess(
  (amount) => (typeof amount === 'number' ? amount.toFixed(2) : amount),
  z.string().regex(/^\d+(?:\.\d+)?$/),
);
const idSchema = z.int().positive();
/** An id of the commerce platform: the number of a product, a variant, an order, a customer. */
const externalIdSchema = z.object({ecommerce: z.string().nullable()});
/** The value of a property: text by the official client's types, but the API takes any JSON. It is read as text. */
const propertyValueSchema = z
  .unknown()
  .optional()
  .transform((value) => {
    if (typeof value === 'string') return value;
    return value === null || value === undefined ? '' : JSON.stringify(value);
  });
const propertySchema = z.object({name: z.string(), value: propertyValueSchema});

/** The property of a subscription that a gift paid for: it names the voucher. Lines of its charges have it, too. */
export const GIFT_SOURCE_PROPERTY = '_source';
/** The property of such a subscription that says in which language its recipient is written to: `de`, `en`. */
export const GIFT_LANGUAGE_PROPERTY = '_language';

export const INTERVAL_UNITS = ['day', 'week', 'month'] as const;

/** The unit of an interval; older records have `weeks` or `Weeks`. */
const intervalUnitSchema = z
  .string()
  .transform((unit) => unit.toLowerCase().replace(/s$/, ''))
  .pipe(z.enum(INTERVAL_UNITS));

/** Upcoming is `queued`, being processed `pending`, errored `error`. */
const CHARGE_STATUSES = [
  'queued',
  'pending',
  'pending_manual_payment',
  'success',
  'error',
  'skipped',
  'refunded',
  'partially_refunded',
] as const;

const postalFields = {
  first_name: z.string(),
  last_name: z.string(),
  company: z.string().nullish(),
  address1: z.string(),
  address2: z.string().nullish(),
  city: z.string(),
  province: z.string().nullish(),
  zip: z.string().nullish(),
  country_code: z.string().length(2),
  phone: z.string().nullish(),
};

export const associatedAddressSchema = z.object(postalFields);

export const subscriptionAddressSchema = z.object({
  ...postalFields,
  id: idSchema,
  customer_id: idSchema,
  payment_method_id: idSchema.nullish(),
  discounts: z.array(z.object({id: idSchema})),
  /** Missing in stores without gifts. */
  is_gift: z.boolean().nullish(),
  created_at: momentSchema,
  updated_at: momentSchema,
});

const discountSchema = z.object({
  id: idSchema,
  code: z.string().nullish(),
  /** Per cent or an amount, as `value_type` says. */
  value: z.number().nullish(),
  value_type: z.enum(['percentage', 'fixed_amount', 'shipping']).nullish(),
});

export const chargeLineSchema = z.object({
  purchase_item_id: idSchema,
  purchase_item_type: z.enum(['subscription', 'onetime', 'prepaid', 'prepaid_v2', 'membership_subscription']),
  external_product_id: externalIdSchema,
  external_variant_id: externalIdSchema,
  title: z.string(),
  variant_title: z.string().nullable(),
  handle: z.string().nullable(),
  sku: z.string().nullable(),
  images: z.object({
    small: z.string().optional(),
    medium: z.string().optional(),
    large: z.string().optional(),
    original: z.string().optional(),
  }),
  grams: z.int().nullable(),
  quantity: z.int().positive(),
  /** One piece before and after the subscription's discount. */
  original_price: amountSchema,
  unit_price: amountSchema,
  unit_price_includes_tax: z.boolean(),
  total_price: amountSchema,
  tax_due: amountSchema,
  taxable: z.boolean(),
  /** The chosen social project under `_D`. */
  properties: z.array(propertySchema),
});

const shippingLineSchema = z.object({code: z.string(), title: z.string(), price: amountSchema});

export const chargeSchema = z.object({
  id: idSchema,
  address_id: idSchema,
  customer: z.object({id: idSchema, email: z.string(), external_customer_id: externalIdSchema}),
  status: z.enum(CHARGE_STATUSES),
  type: z.enum(['checkout', 'recurring']),
  scheduled_at: daySchema,
  original_scheduled_at: daySchema.nullish(),
  processed_at: momentSchema.nullish(),
  retry_date: daySchema.nullish(),
  charge_attempts: z.int().nonnegative().nullish(),
  error: z.string().nullish(),
  error_type: z.string().nullish(),
  /** An edit shows after a few seconds, in charges with new ids. */
  has_uncommitted_changes: z.boolean().nullish(),
  external_variant_id_not_found: z.boolean().nullish(),
  external_order_id: externalIdSchema,
  orders_count: z.int().nonnegative(),
  currency: z.string().length(3),
  line_items: z.array(chargeLineSchema),
  discounts: z.array(discountSchema),
  shipping_address: associatedAddressSchema,
  shipping_lines: z.array(shippingLineSchema),
  payment_processor: z.string().nullish(),
  subtotal_price: amountSchema,
  total_line_items_price: amountSchema,
  total_discounts: amountSchema,
  total_tax: amountSchema,
  taxes_included: z.boolean(),
  total_price: amountSchema,
  created_at: momentSchema,
  updated_at: momentSchema,
});

export const subscriptionSchema = z.object({
  id: idSchema,
  address_id: idSchema,
  customer_id: idSchema,
  status: z.enum(['active', 'cancelled', 'expired', 'onetime']),
  external_product_id: externalIdSchema,
  external_variant_id: externalIdSchema,
  product_title: z.string(),
  variant_title: z.string().nullable(),
  sku: z.string().nullable(),
  quantity: z.int().positive(),
  price: amountSchema,
  properties: z.array(propertySchema),
  order_interval_unit: intervalUnitSchema.nullable(),
  order_interval_frequency: z.int().positive().nullable(),
  charge_interval_frequency: z.int().positive().nullable(),
  next_charge_scheduled_at: daySchema.nullable(),
  has_queued_charges: z.boolean(),
  is_prepaid: z.boolean(),
  is_skippable: z.boolean(),
  is_swappable: z.boolean(),
  max_retries_reached: z.boolean(),
  expire_after_specific_number_of_charges: z.int().positive().nullable(),
  cancelled_at: momentSchema.nullable(),
  cancellation_reason: z.string().nullable(),
  cancellation_reason_comments: z.string().nullable(),
  created_at: momentSchema,
  updated_at: momentSchema,
});

export const onetimeSchema = z.object({
  id: idSchema,
  address_id: idSchema,
  customer_id: idSchema,
  external_product_id: externalIdSchema,
  external_variant_id: externalIdSchema,
  product_title: z.string(),
  variant_title: z.string().nullable(),
  sku: z.string().nullable(),
  quantity: z.int().positive(),
  price: amountSchema,
  properties: z.array(propertySchema),
  next_charge_scheduled_at: daySchema.nullable(),
  is_cancelled: z.boolean(),
  created_at: momentSchema,
  updated_at: momentSchema,
});

export const paymentMethodSchema = z.object({
  id: idSchema,
  customer_id: idSchema,
  /** These three are `null` for a method that the gateway has not described. */
  default: z.boolean().nullish(),
  status: z.enum(['valid', 'invalid', 'not_validated']).nullish(),
  payment_type: z.string().nullish(),
  processor_name: z.string(),
  payment_details: z
    .object({brand: z.string().nullish(), last4: z.string().nullish(), paypal_email: z.string().nullish()})
    .nullish(),
  created_at: momentSchema,
  updated_at: momentSchema,
});

export const subscriptionCustomerSchema = z.object({
  id: idSchema,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string().nullish(),
  external_customer_id: externalIdSchema,
  has_valid_payment_method: z.boolean(),
  has_payment_method_in_dunning: z.boolean(),
  subscriptions_active_count: z.int().nonnegative(),
  subscriptions_total_count: z.int().nonnegative(),
  created_at: momentSchema,
  updated_at: momentSchema,
});

export const subscriptionOrderSchema = z.object({
  id: idSchema,
  address_id: idSchema,
  charge: z.object({id: idSchema, status: z.enum(CHARGE_STATUSES).nullable()}),
  customer: z.object({id: idSchema, email: z.string(), external_customer_id: externalIdSchema}),
  status: z.enum(['success', 'error', 'queued', 'cancelled', 'pending_charge_status']),
  type: z.enum(['checkout', 'recurring']),
  external_order_id: externalIdSchema.optional(),
  external_order_number: externalIdSchema,
  scheduled_at: daySchema,
  processed_at: momentSchema.nullable(),
  currency: z.string().length(3),
  line_items: z.array(chargeLineSchema),
  discounts: z.array(discountSchema),
  shipping_address: associatedAddressSchema,
  shipping_lines: z.array(shippingLineSchema),
  subtotal_price: amountSchema,
  total_line_items_price: amountSchema,
  total_discounts: amountSchema,
  total_tax: amountSchema,
  total_price: amountSchema,
  created_at: momentSchema,
  updated_at: momentSchema,
});

/** Missing in lists without pages, such as that of payment methods. */
const cursors = {next_cursor: z.string().nullish(), previous_cursor: z.string().nullish()};

export const chargeListSchema = z.object({charges: z.array(chargeSchema), ...cursors});
export const subscriptionListSchema = z.object({subscriptions: z.array(subscriptionSchema), ...cursors});
export const onetimeListSchema = z.object({onetimes: z.array(onetimeSchema), ...cursors});
export const subscriptionAddressListSchema = z.object({addresses: z.array(subscriptionAddressSchema), ...cursors});
export const paymentMethodListSchema = z.object({payment_methods: z.array(paymentMethodSchema), ...cursors});
export const subscriptionOrderListSchema = z.object({orders: z.array(subscriptionOrderSchema), ...cursors});
export const subscriptionCustomerListSchema = z.object({customers: z.array(subscriptionCustomerSchema), ...cursors});

export const chargeReplySchema = z.object({charge: chargeSchema});
export const subscriptionReplySchema = z.object({subscription: subscriptionSchema});
export const onetimeReplySchema = z.object({onetime: onetimeSchema});
/** Answer of `POST /purchase_items/skip_gift`. */
export const onetimesReplySchema = z.object({onetimes: z.array(onetimeSchema)});
export const subscriptionAddressReplySchema = z.object({address: subscriptionAddressSchema});
export const paymentMethodReplySchema = z.object({payment_method: paymentMethodSchema});
export const subscriptionCustomerReplySchema = z.object({customer: subscriptionCustomerSchema});
export const subscriptionOrderReplySchema = z.object({order: subscriptionOrderSchema});

/**
 * Answer of `POST /shopify_customer_account_api_access`: the token of a customer's session. Whom the service does not know
 * has no `customer_id`, and perhaps no token either; `message` says why.
 */
export const subscriptionSessionSchema = z.object({
  api_token: z.string().nullish(),
  customer_id: z.coerce.number<number | string>().int().positive().nullish(),
  message: z.string().nullish(),
});

export type WireCharge = z.infer<typeof chargeSchema>;
export type WireChargeLine = z.infer<typeof chargeLineSchema>;
export type WireSubscription = z.infer<typeof subscriptionSchema>;
export type WireOnetime = z.infer<typeof onetimeSchema>;
export type WireSubscriptionAddress = z.infer<typeof subscriptionAddressSchema>;
export type WirePaymentMethod = z.infer<typeof paymentMethodSchema>;
export type WireSubscriptionCustomer = z.infer<typeof subscriptionCustomerSchema>;
export type WireSubscriptionOrder = z.infer<typeof subscriptionOrderSchema>;
export type WireSubscriptionSession = z.infer<typeof subscriptionSessionSchema>;
