import {createHmac} from 'node:crypto';

import {describe, expect, test, vi} from 'vitest';

import {SETTLING_MS} from '../../contracts/settling';
import {platformWebhook, receivePlatformWebhook} from './platform-webhook.server';

const SECRET = 'a-secret-that-the-platform-knows';
const OLD_SECRET = 'one-that-is-being-rotated';
const settings = {PLATFORM_WEBHOOK_SECRET: `${SECRET} ${OLD_SECRET}`, CLOCK_OFFSET_MS: 0};
const sign = (body: string, secret = SECRET) => createHmac('sha256', secret).update(body).digest('base64');
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** Another last digit of 32 bytes in Base64, whose two lowest bits say nothing. */
const digitAfter = (digit: string) => DIGITS.charAt(DIGITS.indexOf(digit) + 1);
const bodyOf = (fields: object) => JSON.stringify({id: 7, handle: 'waldgold', ...fields});
const justNow = () => new Date(Date.now() - 60_000).toISOString();

async function send(body: string, headers: Record<string, string>, path = '/webhooks/platform', offset = 0) {
  const purge = vi.fn((_tags: readonly string[], _message: string) => Promise.resolve());
  const init = {method: 'POST', headers, body};
  const known = {...settings, CLOCK_OFFSET_MS: offset};
  const later: Promise<unknown>[] = [];
  const report = vi.fn();
  const work = {purge, waitUntil: (promise: Promise<unknown>) => void later.push(promise), report};
  const answer = await receivePlatformWebhook(new Request(`https://shop.example${path}`, init), known, work);
  return {answer, purge, later, report};
}

describe('a message of the platform', () => {
  test('purges what was changed, named by its own signature', async () => {
    const body = bodyOf({updated_at: justNow()});
    const {answer, purge} = await send(body, {
      'X-Shopify-Topic': 'products/update',
      'X-Shopify-Hmac-Sha256': sign(body),
    });
    expect(answer?.status).toBe(204);
    expect(purge).toHaveBeenCalledExactlyOnceWith(
      ['product-id:7', 'sitemap:products', 'feed'],
      `platform ${[...Buffer.from(sign(body), 'base64')].join('.')} `,
    );
    expect(answer?.headers.get('Cache-Control')).toBe('no-store');
  });

  test('purges it once more, as another message, when queries certainly show the change', async () => {
    vi.useFakeTimers();
    const body = bodyOf({updated_at: justNow()});
    const {purge, later} = await send(body, {
      'X-Shopify-Topic': 'products/update',
      'X-Shopify-Hmac-Sha256': sign(body),
    });
    await vi.advanceTimersByTimeAsync(SETTLING_MS - 1);
    expect(purge).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    await Promise.all(later);
    vi.useRealTimers();
    const [first, second] = purge.mock.calls;
    expect(purge).toHaveBeenCalledTimes(2);
    expect(second?.[0]).toEqual(first?.[0]);
    expect(second?.[1]).not.toBe(first?.[1]);
  });

  test('reports a second purge that fails: the platform sends the message only once', async () => {
    vi.useFakeTimers();
    const body = bodyOf({updated_at: justNow()});
    const {purge, later, report} = await send(body, {
      'X-Shopify-Topic': 'products/update',
      'X-Shopify-Hmac-Sha256': sign(body),
    });
    const failure = new Error('the object was reset');
    purge.mockRejectedValueOnce(failure);
    await vi.advanceTimersByTimeAsync(SETTLING_MS);
    await Promise.all(later);
    vi.useRealTimers();
    expect(report).toHaveBeenCalledExactlyOnceWith(failure);
  });

  test('keeps its name under another topic, and with another spelling of its signature', async () => {
    const body = bodyOf({updated_at: justNow()});
    const signature = sign(body);
    const twin = signature.slice(0, 42) + digitAfter(signature.charAt(42)) + signature.slice(43);
    const topics = ['products/update', 'products/create', 'collections/delete'];
    const names = new Set<string | undefined>();
    for (const topic of topics) {
      for (const spelling of [signature, signature.slice(0, 43), twin]) {
        const {purge} = await send(body, {'X-Shopify-Topic': topic, 'X-Shopify-Hmac-Sha256': spelling});
        names.add(purge.mock.lastCall?.[1]);
      }
    }
    expect([...names]).toEqual([expect.stringMatching(/^platform [\d.]+ $/)]);
  });

  test('of two changes within a second, by one action, has two names, each delivery one', async () => {
    const body = bodyOf({updated_at: '2026-11-21T09:30:00Z'});
    const headers = {
      'X-Shopify-Topic': 'products/update',
      'X-Shopify-Hmac-Sha256': sign(body),
      'X-Shopify-Event-Id': '98880550-7158-44d4-b7cd-2c97c8a091b5',
    };
    const nameOf = async (delivery: string) => {
      const offset = Date.parse('2026-11-21T09:30:00Z') - Date.now();
      const {purge} = await send(body, {...headers, 'X-Shopify-Webhook-Id': delivery}, undefined, offset);
      return purge.mock.lastCall?.[1];
    };
    const first = await nameOf('b54557e4-bdd9-4b37-8a5f-bf7d70bcd043');
    expect(first).toMatch(/^platform [\d.]+ b54557e4-bdd9-4b37-8a5f-bf7d70bcd043$/);
    expect(await nameOf('b54557e4-bdd9-4b37-8a5f-bf7d70bcd043')).toBe(first);
    expect(await nameOf('07d3a9b5-2f7c-4f0e-8e64-0b2a1c7a33f1')).not.toBe(first);
    // What is no id of a delivery does not become part of a name.
    expect(await nameOf('x'.repeat(201))).toBe(await nameOf(''));
  });

  test('may be signed with the old secret while that is rotated', async () => {
    const body = bodyOf({updated_at: justNow()});
    const signature = sign(body, OLD_SECRET);
    const {answer, purge} = await send(body, {
      'X-Shopify-Topic': 'products/update',
      'X-Shopify-Hmac-Sha256': signature,
    });
    expect(answer?.status).toBe(204);
    expect(purge).toHaveBeenCalledOnce();
  });

  test('without a time, of something deleted, purges too', async () => {
    const body = JSON.stringify({id: 7});
    const {purge} = await send(body, {'X-Shopify-Topic': 'products/delete', 'X-Shopify-Hmac-Sha256': sign(body)});
    expect(purge).toHaveBeenCalledExactlyOnceWith(['product-id:7', 'sitemap:products', 'feed'], expect.anything());
  });

  test('is late by the clock of the worker', async () => {
    vi.useFakeTimers({now: Date.parse('2026-11-21T09:30:00Z')});
    const day = 24 * 60 * 60 * 1000;
    const purges = async (updatedAt: number, offset: number) => {
      const body = bodyOf({updated_at: new Date(updatedAt).toISOString()});
      const headers = {'X-Shopify-Topic': 'products/update', 'X-Shopify-Hmac-Sha256': sign(body)};
      return (await send(body, headers, undefined, offset)).purge.mock.calls.length;
    };
    expect(await purges(Date.now() - day, 0)).toBe(1);
    expect(await purges(Date.now() - day - 1, 0)).toBe(0);
    expect(await purges(Date.now(), 2 * day)).toBe(0);
    expect(await purges(Date.now() + 2 * day, 2 * day)).toBe(1);
    vi.useRealTimers();
  });

  test.each([
    ['more than a day old', bodyOf({updated_at: '2020-01-01T00:00:00+01:00'}), 'products/update'],
    ['of something without a page', bodyOf({updated_at: justNow()}), 'orders/create'],
    ['without a topic', bodyOf({updated_at: justNow()}), ''],
  ])('%s is taken and changes nothing', async (_, body, topic) => {
    const {answer, purge} = await send(body, {'X-Shopify-Topic': topic, 'X-Shopify-Hmac-Sha256': sign(body)});
    expect(answer?.status).toBe(204);
    expect(purge).not.toHaveBeenCalled();
  });

  test.each([
    ['no signature', (): string => ''],
    ['another’s', (body: string) => sign(body, 'another-secret')],
    ['both secrets at once', (body: string) => sign(body, settings.PLATFORM_WEBHOOK_SECRET)],
    ['one of other bytes', (body: string) => sign(`${body} `)],
    ['one that is cut short', (body: string) => sign(body).slice(0, 20)],
    ['one that is no Base64', () => '%'.repeat(44)],
  ])('with %s is refused', async (_, signature) => {
    const body = bodyOf({updated_at: justNow()});
    const {answer, purge} = await send(body, {
      'X-Shopify-Topic': 'products/update',
      'X-Shopify-Hmac-Sha256': signature(body),
    });
    expect(answer?.status).toBe(403);
    expect(purge).not.toHaveBeenCalled();
  });

  test.each(['{"id":', '{}', '{"id":"7"}', '[]', '{"id":7,"updated_at":"soon"}'])(
    'that says %s is 400',
    async (body) => {
      const {answer} = await send(body, {'X-Shopify-Topic': 'products/update', 'X-Shopify-Hmac-Sha256': sign(body)});
      expect(answer?.status).toBe(400);
    },
  );

  test('is posted to this path alone', async () => {
    expect(platformWebhook.pathname).toBe('/webhooks/platform');
    expect(await platformWebhook.admits(new Request('https://shop.example/'), '')).toBe(true);
    expect((await send('', {}, '/webhooks/other')).answer).toBeNull();
  });
});
