import {afterEach, expect, it, vi} from 'vitest';
import {addDays} from './days';
import type {Order} from './order';

const SETTINGS = '../../store/merchant/shop.json';
const PERIOD = 30;

afterEach(() => {
  vi.doUnmock(SETTINGS);
  vi.resetModules();
});

it('goods may be sent back as long as the merchant’s settings say', async () => {
  // Another file may have read the settings before: files share what they import.
  vi.resetModules();
  vi.doMock(SETTINGS, () => ({default: {returnDays: PERIOD, shipping: {deliveryDays: {min: 1, max: 3}}}}));
  const {trackOrder} = await import('./track-order');
  const arrivedAt = Date.parse('2026-10-14T08:00:00Z');
  const order: Order = {
    id: 1,
    number: 'L1',
    createdAt: arrivedAt,
    cancelledAt: null,
    language: 'de',
    email: '',
    paymentStatus: 'paid',
    lines: [],
    donations: [],
    discounts: [],
    giftCards: [],
    subtotalCents: 0,
    shippingCents: 0,
    totalCents: 0,
    city: '',
    countryCode: 'DE',
    roastedAt: null,
    isShipped: true,
    parcels: [{shippedAt: arrivedAt, deliveredAt: arrivedAt, expectedAt: null, carrier: null, trackingNumber: null}],
  };
  expect(trackOrder(order, arrivedAt).returnableUntil).toBe(addDays('2026-10-14', PERIOD));
});
