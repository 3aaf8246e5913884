import {afterEach, describe, expect, it, vi} from 'vitest';

import {answerAll} from '../fetch.fixture';
import {KEY, SERVICE} from './options.fixture';
import {createStockAlerts} from './stock-alerts.server';

const alerts = createStockAlerts(SERVICE);
const alert = {variant: 40001, handle: 'morgentau', email: 'ada@example.com', occasion: 'harvest'} as const;
const confirmed = {variant: 40001, occasion: 'stock', language: 'en', confirmedAt: '2026-11-21T09:30:00Z'};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('stock alert', () => {
  it('is asked for, without the page it came from', async () => {
    const sent = answerAll(202, {state: 'confirmation_sent'});
    expect(await alerts.request(alert, KEY)).toEqual({state: 'done', outcome: 'sent'});
    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: 'https://service.example/v1/back-in-stock/requests',
      body: {variant: 40001, email: 'ada@example.com', occasion: 'harvest', language: 'en'},
    });
    expect(sent[0]?.body).not.toHaveProperty('handle');
    expect(sent[0]?.headers.get('Idempotency-Key')).toContain(KEY);
  });

  it.each([
    [429, 'rate_limited', {state: 'rate-limited', seconds: 60}],
    [409, 'in_stock', {state: 'done', outcome: 'in-stock'}],
    [404, 'unknown_variant', {state: 'done', outcome: 'unknown-variant'}],
  ])('that is refused with %i %s says so', async (status, code, outcome) => {
    answerAll(status, {error: {code}});
    expect(await alerts.request(alert, KEY)).toEqual(outcome);
  });

  it.each(['invalid', '__proto__', 'constructor'])(
    'that is refused as %s, for another reason, is an outage',
    async (code) => {
      answerAll(422, {error: {code}});
      await expect(alerts.request(alert, KEY)).rejects.toMatchObject({failure: 'status'});
    },
  );
});

describe('the link of its mail', () => {
  it.each([
    ['confirm', 'confirmations', {...confirmed, state: 'confirmed'}, 'confirmed'],
    ['confirm', 'confirmations', {...confirmed, state: 'already_confirmed'}, 'already-confirmed'],
    ['cancel', 'cancellations', {state: 'cancelled'}, 'cancelled'],
    ['cancel', 'cancellations', {state: 'already_cancelled'}, 'already-cancelled'],
  ] as const)('%s posts to %s, and %o is %s', async (name, path, body, outcome) => {
    const sent = answerAll(200, body);
    expect(await alerts[name]('a.token', KEY)).toBe(outcome);
    expect(sent[0]).toMatchObject({
      url: `https://service.example/v1/back-in-stock/${path}`,
      body: {token: 'a.token'},
    });
    expect(sent[0]?.headers.get('Idempotency-Key')).toContain(KEY);
  });

  it.each([
    ['confirm', 410, 'expired', 'expired'],
    ['confirm', 404, 'unknown_token', 'unknown'],
    ['cancel', 410, 'expired', 'unknown'],
    ['cancel', 404, 'unknown_token', 'unknown'],
  ] as const)('%s that is refused with %i %s is %s', async (name, status, code, outcome) => {
    answerAll(status, {error: {code}});
    expect(await alerts[name]('a.token', KEY)).toBe(outcome);
  });

  it.each(['', '../orders', 'a b', 'a'.repeat(1001)])('with the token %j is unknown without asking', async (token) => {
    const sent = answerAll(200, {});
    expect(await alerts.confirm(token, KEY)).toBe('unknown');
    expect(await alerts.cancel(token, KEY)).toBe('unknown');
    expect(sent).toEqual([]);
  });
});
