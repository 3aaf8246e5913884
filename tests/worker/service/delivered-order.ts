import type {Order} from '../../../service/domain/order';
import {START} from './alarms';

/** A customer. */
export const PERSON = {email: 'ida@example.com', language: 'de'} as const;

/** An order that has just been delivered. */
export const ORDER: Order = {
  id: 1,
  number: 'L1',
  createdAt: START,
  cancelledAt: null,
  language: 'de',
  email: PERSON.email,
  paymentStatus: 'paid',
  lines: [
    {
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
    },
  ],
  donations: [],
  discounts: [],
  giftCards: [],
  subtotalCents: 1290,
  shippingCents: 490,
  totalCents: 1780,
  city: 'Hamburg',
  countryCode: 'DE',
  roastedAt: START,
  parcels: [{shippedAt: START, deliveredAt: START, expectedAt: null, carrier: 'DHL', trackingNumber: '1'}],
  isShipped: true,
};
