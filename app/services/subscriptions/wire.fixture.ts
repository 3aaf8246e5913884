import type {
  WireCharge,
  WireChargeLine,
  WireOnetime,
  WirePaymentMethod,
  WireSubscription,
  WireSubscriptionAddress,
  WireSubscriptionOrder,
} from '#contracts/subscriptions';

const NOW = '2026-11-20T04:00:00+00:00';

/** An address as the service keeps it, with nothing that may be left out. */
export const WIRE_POSTAL = {
  first_name: 'Lena',
  last_name: 'Hoffmann',
  company: null,
  address1: 'Am Mühlgraben 8',
  address2: null,
  city: 'Weimar',
  province: null,
  zip: '99423',
  country_code: 'DE',
  phone: null,
};

/** Makes a coffee in a charge. */
export function wireChargeLine(over: Partial<WireChargeLine> = {}): WireChargeLine {
  return {
    purchase_item_id: 1000003,
    purchase_item_type: 'subscription',
    external_product_id: {ecommerce: '1001'},
    external_variant_id: {ecommerce: '40001'},
    title: 'Morgentau',
    variant_title: '250 g',
    handle: 'morgentau',
    sku: 'MT-250',
    images: {},
    grams: 250,
    quantity: 1,
    original_price: '9.90',
    unit_price: '8.91',
    unit_price_includes_tax: true,
    total_price: '8.91',
    tax_due: '0.58',
    taxable: true,
    properties: [{name: '_D', value: 'SP023'}],
    ...over,
  };
}

/** Makes what comes along once. */
export function wireOnetime(over: Partial<WireOnetime> = {}): WireOnetime {
  return {
    id: 1000020,
    address_id: 1000002,
    customer_id: 1,
    external_product_id: {ecommerce: '1001'},
    external_variant_id: {ecommerce: '40001'},
    product_title: 'Morgentau',
    variant_title: '250 g',
    sku: 'MT-250',
    quantity: 2,
    price: '9.90',
    properties: [],
    next_charge_scheduled_at: '2026-12-01',
    is_cancelled: false,
    created_at: NOW,
    updated_at: NOW,
    ...over,
  };
}

/** Makes a coffee that comes every four weeks. */
export function wireSubscription(over: Partial<WireSubscription> = {}): WireSubscription {
  return {
    id: 1000003,
    address_id: 1000002,
    customer_id: 1,
    status: 'active',
    external_product_id: {ecommerce: '1001'},
    external_variant_id: {ecommerce: '40001'},
    product_title: 'Morgentau',
    variant_title: '250 g',
    sku: 'MT-250',
    quantity: 1,
    price: '8.91',
    properties: [{name: '_D', value: 'SP023'}],
    order_interval_unit: 'week',
    order_interval_frequency: 4,
    charge_interval_frequency: 4,
    next_charge_scheduled_at: '2026-12-01',
    has_queued_charges: true,
    is_prepaid: false,
    is_skippable: true,
    is_swappable: true,
    max_retries_reached: false,
    expire_after_specific_number_of_charges: null,
    cancelled_at: null,
    cancellation_reason: null,
    cancellation_reason_comments: null,
    created_at: NOW,
    updated_at: NOW,
    ...over,
  };
}

/** Makes a card of the platform's own gateway. */
export function wirePayment(over: Partial<WirePaymentMethod> = {}): WirePaymentMethod {
  return {
    id: 5,
    customer_id: 1,
    default: true,
    status: 'valid',
    payment_type: 'CREDIT_CARD',
    processor_name: 'shopify_payments',
    payment_details: {brand: 'visa', last4: '4242'},
    created_at: NOW,
    updated_at: NOW,
    ...over,
  };
}

/** Makes the address that charges go to, paid with that card. */
export function wireAddressOf(over: Partial<WireSubscriptionAddress> = {}): WireSubscriptionAddress {
  return {
    ...WIRE_POSTAL,
    id: 1000002,
    customer_id: 1,
    payment_method_id: 5,
    discounts: [],
    is_gift: false,
    created_at: NOW,
    updated_at: NOW,
    ...over,
  };
}

/** Makes a planned charge of one coffee. */
export function wireCharge(over: Partial<WireCharge> = {}): WireCharge {
  return {
    id: 1000010,
    address_id: 1000002,
    customer: {id: 1, email: 'lena@example.com', external_customer_id: {ecommerce: '7003'}},
    status: 'queued',
    type: 'recurring',
    scheduled_at: '2026-12-01',
    original_scheduled_at: null,
    processed_at: null,
    retry_date: null,
    charge_attempts: 0,
    error: null,
    error_type: null,
    has_uncommitted_changes: false,
    external_variant_id_not_found: false,
    external_order_id: {ecommerce: null},
    orders_count: 0,
    currency: 'EUR',
    line_items: [wireChargeLine()],
    discounts: [],
    shipping_address: WIRE_POSTAL,
    shipping_lines: [{code: 'Standard shipping', title: 'Standard shipping', price: '4.90'}],
    payment_processor: 'shopify_payments',
    subtotal_price: '8.91',
    total_line_items_price: '8.91',
    total_discounts: '0.00',
    total_tax: '1.36',
    taxes_included: true,
    total_price: '13.81',
    created_at: NOW,
    updated_at: NOW,
    ...over,
  };
}

/** Makes the order of a charge that was sent. */
export function wireOrder(over: Partial<WireSubscriptionOrder> = {}): WireSubscriptionOrder {
  return {
    id: 1000030,
    address_id: 1000002,
    charge: {id: 1000012, status: 'success'},
    customer: {id: 1, email: 'lena@example.com', external_customer_id: {ecommerce: '7003'}},
    status: 'success',
    type: 'recurring',
    external_order_id: {ecommerce: '5001'},
    external_order_number: {ecommerce: '1001'},
    scheduled_at: '2026-06-01',
    processed_at: NOW,
    currency: 'EUR',
    line_items: [wireChargeLine()],
    discounts: [],
    shipping_address: WIRE_POSTAL,
    shipping_lines: [{code: 'Standard shipping', title: 'Standard shipping', price: '4.90'}],
    subtotal_price: '8.91',
    total_line_items_price: '8.91',
    total_discounts: '0.00',
    total_tax: '1.36',
    total_price: '13.81',
    created_at: NOW,
    updated_at: NOW,
    ...over,
  };
}
