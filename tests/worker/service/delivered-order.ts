import {lineWith, orderWith} from '../../../service/domain/order.fixture';
import {START} from './alarms';

/** A customer. */
export const PERSON = {email: 'ida@example.com', language: 'de'} as const;

/** An order that has just been delivered. */
export const ORDER = orderWith({
  createdAt: START,
  lines: [lineWith()],
  subtotalCents: 1290,
  totalCents: 1780,
  roastedAt: START,
  parcels: [{shippedAt: START, deliveredAt: START, expectedAt: null, carrier: 'DHL', trackingNumber: '1'}],
});
