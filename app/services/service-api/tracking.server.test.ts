import {afterEach, describe, expect, it, vi} from 'vitest';

import {money} from '../../domain/money';
import {freshCalls} from '../service-calls.fixture';
import {createTracking} from './tracking.server';

const tracking = createTracking({
  origin: 'https://service.example',
  token: 'secret',
  calls: freshCalls(),
  visitorAddress: 'unknown',
  language: 'en',
});
const lookup = {number: 'L10001', email: 'mara@example.com'};
const label = {labelUrl: 'https://service.example/labels/R-1', carrier: 'Waldpost', trackingNumber: 'WP1'};
const shown = {label, sendBy: '2026-12-01'};
const announced = {id: 'R-1', createdAt: '2026-11-21T09:30:00Z', sendBy: '2026-12-01', ...label};
const byHand = {...announced, labelUrl: null, carrier: null, trackingNumber: null};

function answering(status: number, body: unknown) {
  const service = vi.fn<typeof fetch>().mockResolvedValue(Response.json(body, {status}));
  vi.stubGlobal('fetch', service);
  return service;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('an order that is found', () => {
  const euros = (amount: string) => ({amount, currencyCode: 'EUR'});
  const progress = {
    steps: [{step: 'received', at: '2026-11-21T09:30:00Z'}],
    parcels: [{carrier: 'Waldpost', trackingNumber: 'WP1'}],
    expectedBy: '2026-11-24',
    returnableUntil: null,
    returnable: [{line: 0, quantity: 2}],
  };

  it('shows items and progress of the order and nothing else', async () => {
    const line = {title: 'Morgentau', variantTitle: '250 g', quantity: 2, planWeeks: null};
    const order = {
      number: 'L10001',
      createdAt: '2026-11-20T09:30:00Z',
      language: 'de',
      maskedEmail: 'm***@example.com',
      paymentStatus: 'paid',
      lines: [{...line, subtotal: euros('19.62'), total: euros('16.68')}],
      donations: [],
      discounts: [],
      giftCards: [],
      subtotal: euros('19.62'),
      shipping: null,
      total: euros('19.62'),
      shippingAddress: {city: 'Hamburg', countryCode: 'DE'},
      estimatedDeliveryDays: null,
    };
    const items = [{line: 0, quantity: 1}];
    const returns = [
      {...announced, items},
      {...byHand, id: 'R-2', items},
    ];
    const service = answering(200, {order, status: 'received', ...progress, returns});
    expect(await tracking.find(lookup)).toEqual({
      state: 'done',
      tracked: {
        order: {
          number: 'L10001',
          createdAt: '2026-11-20T09:30:00Z',
          lines: [
            {
              line: 0,
              title: 'Morgentau',
              variantTitle: '250 g',
              quantity: 2,
              isSubscription: false,
              weeks: null,
              deliveryNote: null,
              recipient: null,
              subtotal: money(1962),
              total: money(1668),
            },
          ],
          isPaid: true,
          isTaxFree: false,
          discounts: [],
          giftCards: [],
          subtotal: money(1962),
          shipping: null,
          total: money(1962),
        },
        ...progress,
        returns: [
          {...shown, id: 'R-1', items},
          {...shown, label: null, id: 'R-2', items},
        ],
      },
    });
    const [url, init] = service.mock.calls[0] ?? [];
    expect([url, init?.body]).toEqual(['https://service.example/v1/order-tracking', JSON.stringify(lookup)]);
  });
});

describe('an order that cannot be shown', () => {
  it.each([
    [404, 'not_found', {state: 'refused', code: 'not_found'}],
    [429, 'rate_limited', {state: 'rate-limited', seconds: 60}],
    [422, 'invalid', {state: 'refused', code: 'not_found'}],
  ])('with %i %s is %j', async (status, code, outcome) => {
    answering(status, {error: {code}});
    expect(await tracking.find(lookup)).toEqual(outcome);
  });
});

describe('a return', () => {
  const request = {...lookup, items: [{line: 0, quantity: 1}], reason: null};

  it('gets a label, and says no reason where none was given', async () => {
    const service = answering(201, announced);
    expect(await tracking.sendBack(request, 'key')).toEqual({state: 'done', announced: shown});
    const [url, init] = service.mock.calls[0] ?? [];
    expect(url).toBe('https://service.example/v1/returns');
    expect(init?.body).toBe(JSON.stringify({...lookup, language: 'en', items: request.items}));
  });

  it('gets none where it follows by mail', async () => {
    answering(201, byHand);
    expect(await tracking.sendBack(request, 'key')).toEqual({state: 'done', announced: {...shown, label: null}});
  });

  it('says the reason where one was given', async () => {
    const service = answering(201, announced);
    await tracking.sendBack({...request, reason: 'damaged'}, 'key');
    expect(service.mock.calls[0]?.[1]?.body).toContain('"reason":"damaged"');
  });

  it.each([
    [409, 'not_delivered'],
    [409, 'too_many'],
    [410, 'too_late'],
  ])('with %i %s is refused with that reason', async (status, code) => {
    answering(status, {error: {code}});
    expect(await tracking.sendBack(request, 'key')).toEqual({state: 'refused', code});
  });
});
