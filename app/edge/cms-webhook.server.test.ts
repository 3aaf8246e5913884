import {createHmac} from 'node:crypto';

import {describe, expect, it, vi} from 'vitest';

import {SETTLING_MS} from '../../contracts/settling';
import {cmsWebhook, receiveCmsWebhook} from './cms-webhook.server';
import type {Purge} from './webhook.server';

const NOW = Date.parse('2026-11-21T09:30:00Z');
const SECRET = 'a-secret-that-only-the-cms-knows';
const BASE64_URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const change = {_type: 'page', operation: 'update', slug: 'versand', previousSlug: null, language: 'de'};

const sign = (body: string | Buffer, time = NOW, secret = SECRET) => {
  const mac = createHmac('sha256', secret).update(`${time}.`).update(body).digest('base64url');
  return `t=${time},v1=${mac}`;
};

async function receive(body: string | Buffer, signature: string | null, path = '/webhooks/cms') {
  const purge = vi.fn<Purge>(async () => undefined);
  const later: Promise<unknown>[] = [];
  const request = new Request(`https://shop.example${path}`, {
    method: 'POST',
    headers: signature === null ? {} : {'sanity-webhook-signature': signature},
    body: new Uint8Array(Buffer.from(body)),
  });
  const response = await receiveCmsWebhook(
    request,
    {CMS_WEBHOOK_SECRET: SECRET, CLOCK_OFFSET_MS: NOW - Date.now()},
    {purge, waitUntil: (work) => void later.push(work), report: () => undefined},
  );
  return {status: response?.status ?? null, headers: response?.headers, purge, later};
}

describe('the webhook of the CMS', () => {
  it('purges the changed documents only', async () => {
    const body = JSON.stringify(change);
    const {status, purge} = await receive(body, sign(body));
    expect(status).toBe(204);
    expect(purge).toHaveBeenCalledExactlyOnceWith(
      ['page:versand', 'sitemap:pages'],
      expect.stringMatching(/^cms [\d.]+$/),
    );
  });

  it('purges them once more, as another message, when queries certainly show the change', async () => {
    vi.useFakeTimers({now: NOW});
    const body = JSON.stringify(change);
    const {purge, later} = await receive(body, sign(body));
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

  it('has one name, however its signature is spelled', async () => {
    const body = JSON.stringify(change);
    const signature = sign(body);
    // The last of 43 digits has two bits that say nothing.
    const spellings = BASE64_URL.split('').map((digit) => signature.slice(0, -1) + digit);
    const purges = await Promise.all(
      spellings.map(async (spelling) => (await receive(body, spelling)).purge.mock.calls),
    );
    const names = purges.flat().map((call: readonly unknown[]) => call[1]);
    expect(names.length).toBe(4);
    expect(new Set(names).size).toBe(1);
  });

  it.each([
    ['without a signature', null],
    ['with a broken signature', 't=1,v1=x'],
    ['signed with another secret', sign(JSON.stringify(change), NOW, 'another')],
    ['signed for another body', sign('{}')],
    ['signed too long ago', sign(JSON.stringify(change), NOW - 301_000)],
    ['signed in the future', sign(JSON.stringify(change), NOW + 301_000)],
  ])('is refused %s', async (_how, signature) => {
    const {status, purge} = await receive(JSON.stringify(change), signature);
    expect(status).toBe(403);
    expect(purge).not.toHaveBeenCalled();
  });

  it('is signed over the bytes as they came', async () => {
    const broken = Buffer.concat([Buffer.from(JSON.stringify(change)), Buffer.from([0xff])]);
    expect((await receive(broken, sign(Buffer.from(`${JSON.stringify(change)}\uFFFD`)))).status).toBe(403);
    expect((await receive(broken, sign(broken))).status).toBe(400);
  });

  it.each([
    ['{', 400],
    ['{}', 400],
    [JSON.stringify({...change, _type: 'redirect'}), 204],
  ])('with the body %s is answered with %i and purges nothing', async (body, answer) => {
    const {status, purge} = await receive(body, sign(body));
    expect(status).toBe(answer);
    expect(purge).not.toHaveBeenCalled();
  });

  it.each([-300_000, 300_000])('is taken when it was signed %i ms from now', async (offset) => {
    vi.useFakeTimers({now: NOW});
    const body = JSON.stringify(change);
    expect((await receive(body, sign(body, NOW + offset))).status).toBe(204);
    vi.useRealTimers();
  });

  it('needs no password of a closed shop and is never cached', async () => {
    const body = JSON.stringify(change);
    expect((await receive(body, sign(body))).headers?.get('Cache-Control')).toBe('no-store');
    expect(cmsWebhook.pathname).toBe('/webhooks/cms');
    expect(await cmsWebhook.admits(new Request('https://shop.example/'), '')).toBe(true);
  });

  it('leaves other paths alone', async () => {
    expect((await receive('{}', sign('{}'), '/webhooks/other')).status).toBeNull();
  });
});
