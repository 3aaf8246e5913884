import {afterEach, describe, expect, it, vi} from 'vitest';

import {answerAll} from '../fetch.fixture';
import {KEY, SERVICE} from './options.fixture';
import {createSavedCarts} from './saved-carts.server';

const carts = createSavedCarts(SERVICE);
const TOKEN = '0123456789abcdef'.repeat(2);
const line = {
  variantId: 'gid://shopify/ProductVariant/11',
  quantity: 2,
  sellingPlanId: null,
  attributes: [{key: '_D', value: 'SP022'}],
};
const {variantId: merchandiseId, ...rest} = line;
const wireLine = {...rest, merchandiseId};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('saved cart', () => {
  it('goes out with its lines', async () => {
    const sent = answerAll(201, {state: 'sent', expiresAt: '2026-12-21T09:30:00Z'});
    expect(await carts.save('ada@example.com', [line], KEY)).toEqual({state: 'done'});
    expect(sent[0]).toMatchObject({
      url: 'https://service.example/v1/saved-carts',
      body: {email: 'ada@example.com', language: 'en', lines: [wireLine]},
    });
    expect(sent[0]?.headers.get('Idempotency-Key')).toContain(KEY);
  });

  it.each([
    [429, 'rate_limited', {state: 'rate-limited', seconds: 60}],
    [422, 'unknown_merchandise', {state: 'refused', code: 'unknown-goods'}],
    [422, 'invalid', {state: 'invalid', fields: ['email']}],
  ])('is refused with %i %s', async (status, code, outcome) => {
    answerAll(status, {error: {code}});
    expect(await carts.save('ada', [line], KEY)).toEqual(outcome);
  });
});

describe('link of a saved cart', () => {
  const moments = {savedAt: '2026-11-21T09:30:00Z', expiresAt: '2026-12-21T09:30:00Z'};

  it('leads to its lines', async () => {
    const sent = answerAll(200, {lines: [wireLine], language: 'en', ...moments});
    expect(await carts.read(TOKEN)).toEqual({state: 'found', lines: [line]});
    expect(sent[0]).toMatchObject({method: 'GET', url: `https://service.example/v1/saved-carts/${TOKEN}`});
    expect(sent[0]?.headers.get('Authorization')).toBe('Bearer secret');
    expect(sent[0]?.headers.get('Accept')).toBe('application/json');
  });

  it('does not tell whom a gift is for, though an earlier version saved it', async () => {
    const attributes = [...wireLine.attributes, {key: '_recipient_email', value: 'mara@example.com'}];
    answerAll(200, {lines: [{...wireLine, attributes}], language: 'en', ...moments});
    expect(await carts.read(TOKEN)).toEqual({state: 'found', lines: [line]});
  });

  it.each([
    [410, {state: 'expired'}],
    [404, {state: 'unknown'}],
    [422, {state: 'unknown'}],
  ])('that is answered with %i is %j', async (status, outcome) => {
    answerAll(status, {});
    expect(await carts.read(TOKEN)).toEqual(outcome);
  });

  it.each([401, 403])('is an outage where our own token is refused with %i', async (status) => {
    answerAll(status, {});
    await expect(carts.read(TOKEN)).rejects.toMatchObject({service: 'service-api', failure: 'status'});
  });

  it.each(['', 'x'.repeat(32), `${TOKEN}0`, `0${TOKEN}`, '../orders'])(
    '%j is unknown without asking',
    async (token) => {
      const sent = answerAll(200, {});
      expect(await carts.read(token)).toEqual({state: 'unknown'});
      expect(sent).toEqual([]);
    },
  );
});
