import {afterEach, describe, expect, it, vi} from 'vitest';

import {answerAll} from '../fetch.fixture';
import {createGiftVouchers} from './gift-vouchers.server';
import {KEY, SERVICE} from './options.fixture';

const vouchers = createGiftVouchers(SERVICE);
const moment = '2026-11-21T09:30:00Z';
const valid = {
  deliveries: 3,
  coffee: 'filter',
  message: 'Alles Gute',
  senderName: 'Ole',
};
const redemption = {
  email: 'mara@example.com',
  address: {
    firstName: 'Mara',
    lastName: 'Moos',
    company: '',
    address1: 'Waldweg 1',
    address2: '',
    zip: '99423',
    city: 'Weimar',
    province: '',
    countryCode: 'DE',
    phone: '+49 1',
  },
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the code of a gift', () => {
  it('says what it is worth, and the last day in Germany on which it is', async () => {
    const sent = answerAll(200, {state: 'valid', ...valid, expiresAt: '2029-12-31T23:00:00Z'});
    expect(await vouchers.check('TAU/1 2')).toEqual({
      state: 'done',
      voucher: {code: 'TAU/1 2', ...valid, lastDay: '2029-12-31'},
    });
    expect(sent[0]).toMatchObject({method: 'GET', url: 'https://service.example/v1/gift-subscriptions/TAU%2F1%202'});
    expect(sent[0]?.headers.get('Authorization')).toBe('Bearer secret');
    expect(sent[0]?.headers.get('Accept')).toBe('application/json');
    expect(sent[0]?.headers.get('Shopper-Address')).toBe('203.0.113.7');
  });

  it('is asked for without an address where none is known', async () => {
    const sent = answerAll(200, {state: 'wrong'});
    await createGiftVouchers({...SERVICE, visitorAddress: 'unknown'}).check('TAU');
    expect(sent[0]?.headers.has('Shopper-Address')).toBe(false);
  });

  it.each([
    ['wrong', {state: 'wrong'}],
    ['pending', {state: 'pending'}],
    ['used', {state: 'used', redeemedAt: moment}],
    ['expired', {state: 'expired', expiredAt: moment}],
    ['refunded', {state: 'refunded'}],
  ])('that is %s is worth nothing', async (code, body) => {
    answerAll(200, body);
    expect(await vouchers.check('TAU')).toEqual({state: 'refused', code});
  });

  it('that was asked for too often has to wait: a limit is no outage', async () => {
    answerAll(429, {error: {code: 'rate_limited'}}, {'Retry-After': '90'});
    expect(await vouchers.check('TAU')).toEqual({state: 'rate-limited', seconds: 90});
    answerAll(429, {error: {code: 'rate_limited'}});
    expect(await vouchers.check('TAU')).toEqual({state: 'rate-limited', seconds: 60});
  });

  it.each([
    [404, 'status'],
    [500, 'status'],
    [200, 'malformed'],
  ])('cannot be checked where the service answers %i with nothing', async (status, failure) => {
    answerAll(status, {});
    await expect(vouchers.check('TAU')).rejects.toMatchObject({service: 'service-api', failure});
  });
});

describe('a gift that is redeemed', () => {
  it('becomes a subscription', async () => {
    const redeemed = {
      state: 'redeemed',
      subscriptionId: '1',
      deliveries: 3,
      intervalWeeks: 4,
      firstDelivery: '2026-12-01',
    };
    const sent = answerAll(201, redeemed);
    expect(await vouchers.redeem('TAU/1', redemption, KEY)).toEqual({
      state: 'done',
      deliveries: 3,
      firstDelivery: '2026-12-01',
    });
    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: 'https://service.example/v1/gift-subscriptions/TAU%2F1',
      body: {...redemption, language: 'en'},
    });
    expect(sent[0]?.headers.get('Idempotency-Key')).toContain(KEY);
  });

  it.each([
    [429, {code: 'rate_limited'}, {state: 'rate-limited', seconds: 60}],
    [
      422,
      {
        code: 'invalid',
        fields: [
          {path: 'address.zip', code: 'x'},
          {path: 'email', code: 'x'},
        ],
      },
      {state: 'invalid', fields: ['zip', 'email']},
    ],
    [409, {code: 'used'}, {state: 'refused', code: 'used'}],
    [410, {code: 'expired'}, {state: 'refused', code: 'expired'}],
    [410, {code: 'refunded'}, {state: 'refused', code: 'refunded'}],
    [422, {code: 'rejected'}, {state: 'refused', code: 'rejected'}],
    [404, {code: 'not_found'}, {state: 'refused', code: 'wrong'}],
  ])('is refused with %i %j', async (status, error, outcome) => {
    answerAll(status, {error});
    expect(await vouchers.redeem('TAU', redemption, KEY)).toEqual(outcome);
  });
});
