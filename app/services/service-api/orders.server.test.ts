import {afterEach, describe, expect, it, vi} from 'vitest';

import {money} from '../../domain/money';
import {answerInTurn} from '../fetch.fixture';
import {freshCalls} from '../service-calls.fixture';
import {ServiceError} from '../service-error.server';
import {createOrders} from './orders.server';

const TOKEN = 'head.body.signature';
const euros = (amount: string) => ({amount, currencyCode: 'EUR'});

const wire = {
  number: 'L10001',
  createdAt: '2026-11-21T09:30:00Z',
  language: 'de',
  maskedEmail: 'a***@example.com',
  paymentStatus: 'paid',
  lines: [
    {
      line: 3,
      title: 'Morgentau',
      variantTitle: '250 g',
      quantity: 2,
      isSubscription: true,
      planWeeks: 4,
      deliveryNote: 'Versand ab 4. Dezember',
      recipient: {name: 'Oma', sendOn: '2026-12-24'},
      subtotal: euros('19.62'),
      total: euros('16.68'),
    },
  ],
  donations: [
    {project: 'SP024', amount: euros('0.50')},
    {project: 'SP999', amount: euros('9.99')},
  ],
  discounts: [{code: 'LICHTUNG15', title: 'LICHTUNG15', amount: euros('2.94')}],
  subtotal: euros('19.62'),
  shipping: euros('4.90'),
  total: euros('21.58'),
  giftCards: [{lastCharacters: 'MOOS', amount: euros('10.00')}],
  shippingAddress: {city: 'Hamburg', countryCode: 'DE'},
  estimatedDeliveryDays: {min: 1, max: 3},
};

const orders = createOrders({origin: 'https://service.example', token: 'secret', calls: freshCalls()});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('an order that the checkout leads back to', () => {
  it('is read by its token, in cents', async () => {
    const service = answerInTurn({status: 200, body: wire});
    expect(await orders.read(TOKEN)).toMatchObject({
      state: 'found',
      order: {
        number: 'L10001',
        isPaid: true,
        lines: [
          {
            line: 3,
            title: 'Morgentau',
            weeks: 4,
            deliveryNote: 'Versand ab 4. Dezember',
            recipient: {name: 'Oma', sendOn: '2026-12-24'},
            subtotal: money(1962),
            total: money(1668),
          },
        ],
        discounts: [{code: 'LICHTUNG15', amount: money(294)}],
        giftCards: [{lastCharacters: 'MOOS', amount: money(1000)}],
        shipping: money(490),
        total: money(2158),
        city: 'Hamburg',
        deliveryDays: {min: 1, max: 3},
      },
    });
    const [url, init] = service.mock.calls[0] ?? [];
    expect(url).toBe(`https://service.example/v1/orders/${TOKEN}`);
    expect(new Headers(init?.headers).get('Authorization')).toBe('Bearer secret');
  });

  it('shows donations to the projects that there are', async () => {
    answerInTurn({status: 200, body: wire});
    expect(await orders.read(TOKEN)).toMatchObject({
      order: {donations: [{project: 'SP024', amount: money(50)}]},
    });
  });

  it.each([
    ['DE', false],
    ['CH', true],
    ['LI', true],
    ['IM', true],
  ])('to %s holds no VAT: %s', async (countryCode, isTaxFree) => {
    answerInTurn({status: 200, body: {...wire, shippingAddress: {...wire.shippingAddress, countryCode}}});
    expect(await orders.read(TOKEN)).toMatchObject({order: {isTaxFree}});
  });

  it('is not paid while the payment is pending, and has no shipping where nothing is shipped', async () => {
    answerInTurn({status: 200, body: {...wire, paymentStatus: 'pending', shipping: null, estimatedDeliveryDays: null}});
    expect(await orders.read(TOKEN)).toMatchObject({order: {isPaid: false, shipping: null, deliveryDays: null}});
  });
});

describe('no order', () => {
  it.each([null, '', 'x', 'a.b', 'a.b.c.d', 'a.b/../c.d', `a.b.${'c'.repeat(2100)}`])(
    'returns nothing for the token %j without a request',
    async (token) => {
      const service = answerInTurn();
      expect(await orders.read(token)).toEqual({state: 'unknown'});
      expect(service).not.toHaveBeenCalled();
    },
  );

  it('is expired for 410 and unknown for 404', async () => {
    answerInTurn({status: 410}, {status: 404});
    expect(await orders.read(TOKEN)).toEqual({state: 'expired'});
    expect(await orders.read(TOKEN)).toEqual({state: 'unknown'});
  });
});

describe('a service that fails', () => {
  it.each([401, 403])('to take our own token, with %i, is an outage', async (status) => {
    answerInTurn({status});
    await expect(orders.read(TOKEN)).rejects.toMatchObject({service: 'service-api', failure: 'status'});
  });

  it('is asked once more', async () => {
    const service = answerInTurn({status: 503}, {status: 200, body: wire});
    expect(await orders.read(TOKEN)).toMatchObject({state: 'found'});
    expect(service).toHaveBeenCalledTimes(2);
  });

  it('is an outage when it fails again, or says what the contract does not know', async () => {
    answerInTurn({status: 503}, {status: 500});
    await expect(orders.read(TOKEN)).rejects.toThrow(ServiceError);
    answerInTurn({status: 200, body: {...wire, total: euros('21,58')}}, {status: 200, body: {...wire, total: null}});
    await expect(orders.read(TOKEN)).rejects.toThrow(ServiceError);
  });
});
