import type {Order, OrderLine} from './order';

/** Returns a line of `orderWith`, with changes. */
export function lineWith(over: Partial<OrderLine> = {}): OrderLine {
  return {
    line: 0,
    title: 'Waldgold',
    variantTitle: null,
    quantity: 1,
    keptQuantity: 1,
    requiresShipping: true,
    isSubscription: false,
    planWeeks: null,
    product: 1,
    preOrderDay: null,
    recipient: null,
    deliveryTime: null,
    subtotalCents: 1290,
    totalCents: 1290,
    ...over,
  };
}

/** Returns a paid order of Monday, 12 October 2026, with changes. */
export function orderWith(over: Partial<Order> = {}): Order {
  return {
    id: 1,
    number: 'L1',
    createdAt: Date.parse('2026-10-12T08:00:00Z'),
    cancelledAt: null,
    language: 'de',
    email: 'ida@example.com',
    paymentStatus: 'paid',
    lines: [lineWith({quantity: 2}), lineWith({line: 1})],
    donations: [],
    discounts: [],
    giftCards: [],
    subtotalCents: 2580,
    shippingCents: 490,
    totalCents: 3070,
    city: 'Hamburg',
    countryCode: 'DE',
    roastedAt: null,
    parcels: [],
    isShipped: true,
    ...over,
  };
}
