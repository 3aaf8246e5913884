import {createHmac} from 'node:crypto';

import {afterAll, describe, expect, inject, test} from 'vitest';
import * as z from 'zod';

import {messages} from '../../support/messages';
import {type RunningShop, startShop} from '../../support/shop-process';

const PASSWORD = 'Tau im Moos am Weg';
/** Of `wrangler.toml`. */
const PLATFORM_SECRET = 'local-platform-webhook-secret-32-characters';

const running: Promise<RunningShop>[] = [];
const open = (settings: Readonly<Record<string, string>>) => {
  const shop = startShop(settings);
  running.push(shop);
  return shop;
};

afterAll(async () => {
  for (const shop of running) await (await shop).stop();
});

describe('a demo with a password, much of it switched off', () => {
  const demo = open({
    ENVIRONMENT: 'demo',
    SITE_PASSWORD: PASSWORD,
    SWITCHED_OFF: 'search, newsletter, tracking, subscriptions, measurement, reviews 50%',
  });
  const Authorization = `Basic ${Buffer.from(`gast:${PASSWORD}`).toString('base64')}`;
  const get = async (path: string, headers: Record<string, string> = {Authorization}) =>
    fetch((await demo).shop + path, {headers, redirect: 'manual'});

  test('asks for the password, but lets monitors see how it is', async () => {
    for (const path of ['/', '/de/checkout/cart', '/_root.data', '/robots.txt']) {
      expect((await get(path, {})).status, path).toBe(401);
    }
    expect((await get('/healthz', {})).status).toBe(200);
    expect((await get('/')).status).toBe(200);
  });

  test('is for no search engine', async () => {
    for (const path of ['/', '/de/p/waldgold', '/robots.txt', '/nowhere']) {
      expect((await get(path)).headers.get('X-Robots-Tag'), path).toBe('noindex, nofollow');
    }
  });

  test('says of each answer which request it was and how long it took', async () => {
    const {headers} = await get('/en');
    expect(headers.get('Request-Id')).toMatch(/^[\w-]{8,64}$/);
    expect(headers.get('Server-Timing')).toMatch(/^edge;dur=\d+;desc="(hit|miss)"$/);
  });

  test('logs each request as one object without personal data', async () => {
    await get('/discount/LICHTUNG15?redirect=/de/c/coffee-shop');
    const {log} = await demo;
    const lines = () => [...log().matchAll(/^\{.*"event":"request".*\}$/gm)].map(([line]) => line);
    await expect.poll(() => lines().join('\n'), {timeout: 10_000}).toContain('"path":"/discount/:x"');
    expect(log()).not.toMatch(/LICHTUNG15|redirect=|Authorization|Tau im/);
  });

  test('shows half of the visitors the product without its reviews, from the cache as well', async () => {
    const missing = messages('de')('details:reviews.unavailable');
    const visit = async (group: number) => {
      const answer = await get('/de/p/waldgold', {Authorization, Cookie: `visitor_group=${group}`});
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
      const text = await answer.text();
      expect(text).not.toMatch(/undefined|gtm\.js/);
      return text.includes(missing);
    };
    const groups = [0, 99, 49, 50, 0, 99];
    const seen: boolean[] = [];
    for (const group of groups) seen.push(await visit(group));
    expect(seen).toEqual([true, false, true, false, true, false]);
    const {headers} = await get('/de/p/waldgold', {Authorization, Cookie: 'visitor_group=0'});
    // A document that lacks a part because of an outage is fresh for 30 seconds.
    expect(Number(/hit; ttl=(\d+)/.exec(headers.get('Cache-Status') ?? '')?.[1])).toBeGreaterThan(30);
    const [drawn = '', ...more] = (await get('/de/p/waldgold')).headers.getSetCookie();
    expect(drawn).toMatch(/^visitor_group=\d{1,2};/);
    expect(more).toEqual([]);
  });

  test('says of the search that it is away', async () => {
    const search = await get('/de/search?q=mild');
    expect(search.status).toBe(200);
    expect(await search.text()).toContain(messages('de')('search:down.title'));
  });

  test('does not call what is switched off an outage', async () => {
    await get('/de/search?q=fruchtig');
    expect((await demo).log()).not.toContain('switched-off');
  });
});

describe('a shop that is closed for work on it', () => {
  const closed = open({MAINTENANCE: 'on'});
  const ask = async (path: string, init: RequestInit = {}) => fetch((await closed).shop + path, init);

  test.each([
    ['/', 'de'],
    ['/de/p/waldgold', 'de'],
    ['/en/checkout/cart', 'en'],
    ['/en/search?q=mild', 'en'],
  ] as const)('%s returns an uncached 503 in its language with Retry-After of ten minutes', async (path, language) => {
    const answer = await ask(path);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('Retry-After')).toBe('600');
    expect(answer.headers.get('Cache-Control')).toContain('no-store');
    const html = await answer.text();
    expect(html).toContain(`lang="${language}`);
    expect(html).toContain(messages(language)('errors:unavailable.title'));
  });

  test('takes no order of the shopper’s, and says how it is', async () => {
    const {shop} = await closed;
    const body = new URLSearchParams({intent: 'add'});
    expect((await ask('/de/checkout/cart', {method: 'POST', body, headers: {Origin: shop}})).status).toBe(503);
    expect((await ask('/healthz')).status).toBe(200);
  });
});

const recordSchema = z.object({
  data: z.object({
    product: z.object({id: z.string(), variants: z.object({nodes: z.tuple([z.object({id: z.string()})])})}),
  }),
});

/** A product by its handle, and its first variant, with the platform's ids. */
async function platformRecord(emulator: string, handle: string) {
  const asked = await fetch(`${emulator}/api/2026-04/graphql.json`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Shopify-Storefront-Access-Token': 'local-storefront-public-token',
    },
    body: JSON.stringify({query: `{product(handle: "${handle}") {id variants(first: 1) {nodes {id}}}}`}),
  });
  return recordSchema.parse(await asked.json()).data.product;
}

const numberOf = (globalId: string) => Number(globalId.split('/').at(-1));

test('a signed product webhook updates the page within seconds; an unsigned one is refused', async () => {
  const [shop, emulator] = [inject('shopOrigin'), inject('emulatorOrigin')];
  const {id} = await platformRecord(emulator, 'waldgold');
  const body = JSON.stringify({id: numberOf(id), updated_at: new Date().toISOString()});
  const tell = (signature: string) =>
    fetch(`${shop}/webhooks/platform`, {
      method: 'POST',
      body,
      headers: {
        'Content-Type': 'application/json',
        'X-Shopify-Topic': 'products/update',
        'X-Shopify-Hmac-Sha256': signature,
      },
    }).then(({status}) => status);
  // An address that nobody else opens: whoever comes first after the purge has it made anew.
  const cacheState = async () => (await fetch(`${shop}/de/p/waldgold?variant=40353`)).headers.get('Cache-Status') ?? '';
  const genuine = createHmac('sha256', PLATFORM_SECRET).update(body).digest('base64');

  await cacheState();
  expect(await tell(createHmac('sha256', 'another').update(body).digest('base64'))).toBe(403);
  expect(await cacheState()).toContain('hit');
  expect(await tell(genuine)).toBe(204);
  // Memory is trusted for five seconds.
  await expect.poll(cacheState, {timeout: 10_000, interval: 250}).toContain('fwd=miss');
  expect(await tell(genuine)).toBe(204);
});

test('a stock webhook updates the product page within seconds', async () => {
  const [shop, emulator] = [inject('shopOrigin'), inject('emulatorOrigin')];
  const {variants} = await platformRecord(emulator, 'kaffeewaage-brett');
  const [{id}] = variants.nodes;
  const setStock = (quantity: number) =>
    fetch(`${emulator}/control/stock`, {method: 'POST', body: JSON.stringify({variant: numberOf(id), quantity})});
  const saysSoldOut = async () => (await (await fetch(`${shop}/de/p/kaffeewaage-brett`)).text()).includes('OutOfStock');

  expect(await saysSoldOut()).toBe(false);
  expect((await setStock(0)).status).toBe(200);
  await expect.poll(saysSoldOut, {timeout: 10_000, interval: 250}).toBe(true);
  expect((await setStock(5)).status).toBe(200);
  await expect.poll(saysSoldOut, {timeout: 10_000, interval: 250}).toBe(false);
});
