import {describe, expect, it} from 'vitest';
import {orderSchema, serviceErrorSchema} from '../../../contracts/order';
import type {Order} from '../../../emulator/checkout/order';
import {signOrderToken} from '../../../emulator/checkout/order-token';
import {handleServiceApi} from '../../../emulator/service-api/service-api';

const NOW = Date.UTC(2026, 10, 21, 8);
const SECRET = 'order-token-secret-of-32-characters!';
const BEARER = {Authorization: 'Bearer service-token'};

const order: Order = {
  id: 'order-1',
  number: 'L10001',
  cartToken: 'a'.repeat(32),
  createdAt: NOW,
  language: 'de',
  email: 'mara.moos@example.com',
  address: {
    firstName: 'Mara',
    lastName: 'Moos',
    company: '',
    address1: 'Waldweg 1',
    address2: '',
    zip: '10115',
    city: 'Berlin',
    countryCode: 'DE',
    phone: '+49 30 123456',
  },
  quote: {
    lines: [
      {
        variantNumber: 1,
        merchandise: {
          title: 'Morgentau',
          variantTitle: '250 g / Ganze Bohne',
          kind: 'Coffee',
          isCoffee: true,
          picture: 'morgentau-bag',
          requiresShipping: true,
          donationGrams: 250,
        },
        quantity: 2,
        weeks: 4,
        subtotalCents: 1962,
        totalCents: 1766,
      },
    ],
    itemCount: 2,
    subtotalCents: 1962,
    discounts: [{code: 'TEN', title: 'TEN', cents: 196}],
    shippingCents: 490,
    totalCents: 2256,
    giftCards: [{id: '1', lastCharacters: 'REST', cents: 5}],
    dueCents: 2251,
    donations: [{project: 'SP022', cents: 50}],
  },
  discountCodes: ['TEN'],
  paymentMethod: 'paypal',
  paymentStatus: 'pending',
  deliveryDays: {min: 1, max: 3},
};

const euros = (amount: string) => ({amount, currencyCode: 'EUR'});
const token = (id = 'order-1') => signOrderToken(id, SECRET, NOW);

function call(path: string, headers: Record<string, string> = BEARER, now = NOW) {
  return handleServiceApi(new Request(`http://service.test${path}`, {headers}), {
    serviceApiToken: 'service-token',
    orderTokenSecret: SECRET,
    now: () => now,
    findOrder: (id) => Promise.resolve(id === order.id ? order : null),
  });
}

async function refusal(path: string, headers?: Record<string, string>, now?: number) {
  const response = await call(path, headers, now);
  return [response.status, serviceErrorSchema.parse(await response.json()).error.code];
}

describe('GET /v1/orders/{token}', () => {
  it('tells the order as the contract says', async () => {
    const response = await call(`/v1/orders/${await token()}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(orderSchema.strict().parse(await response.json())).toEqual({
      number: 'L10001',
      createdAt: '2026-11-21T08:00:00.000Z',
      language: 'de',
      maskedEmail: 'm***@example.com',
      paymentStatus: 'pending',
      lines: [
        {
          title: 'Morgentau',
          variantTitle: '250 g / Ganze Bohne',
          quantity: 2,
          planWeeks: 4,
          subtotal: euros('19.62'),
          total: euros('17.66'),
        },
      ],
      donations: [{project: 'SP022', amount: euros('0.50')}],
      discounts: [{code: 'TEN', title: 'TEN', amount: euros('1.96')}],
      subtotal: euros('19.62'),
      shipping: euros('4.90'),
      total: euros('22.56'),
      giftCards: [{lastCharacters: 'REST', amount: euros('0.05')}],
      shippingAddress: {city: 'Berlin', countryCode: 'DE'},
      estimatedDeliveryDays: {min: 1, max: 3},
    });
  });

  it('keeps name, street, phone and address to itself', async () => {
    const text = await (await call(`/v1/orders/${await token()}`)).text();
    expect(text).not.toMatch(/mara|moos|waldweg|10115|123456/i);
  });

  it.each([
    ['no bearer', {}],
    ['a wrong bearer', {Authorization: 'Bearer service-tokem'}],
    ['another scheme', {Authorization: 'Basic service-token'}],
  ])('refuses %s, whatever is asked', async (_, headers) => {
    expect(await refusal(`/v1/orders/${await token()}`, headers)).toEqual([401, 'unauthorized']);
    expect(await refusal('/v1/none', headers)).toEqual([401, 'unauthorized']);
  });

  it('knows no forged token, no unknown order and no other call', async () => {
    expect(await refusal('/v1/orders/abc')).toEqual([404, 'not_found']);
    expect(await refusal(`/v1/orders/${await token('order-2')}`)).toEqual([404, 'not_found']);
    expect(await refusal('/v1/none')).toEqual([404, 'not_found']);
  });

  it('says that a token is gone after 30 minutes', async () => {
    const path = `/v1/orders/${await token()}`;
    expect(await refusal(path, BEARER, NOW + 30 * 60 * 1000)).toEqual([410, 'expired']);
  });
});
