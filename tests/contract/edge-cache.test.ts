import {afterAll, afterEach, beforeAll, expect, test} from 'vitest';

import {SCRIPTS_HEADER} from '../../app/config/scripts-header';
import {CMS_DOWN, controlOf} from '../support/control';
import {edit} from '../support/editor';
import {isFullRun} from '../support/full-run';
import {GOODS, productUrl} from '../support/goods';
import {elements, tags} from '../support/html';
import {messages} from '../support/messages';
import {addToCart, badgeIn} from '../support/plain-cart';
import {type RunningShop, startShop} from '../support/shop-process';
import {type Answer, createVisitor} from '../support/visitor';

const MINUTES = 60_000;
const {waldgold} = GOODS;

let shop: RunningShop;
beforeAll(async () => {
  // A circuit that one test opens must not affect the next test.
  shop = await startShop({BREAKER: 'off'});
});
afterEach(() => controlOf(shop.emulator).repair());
afterAll(() => shop.stop());

const nonceOf = ({headers}: Answer) =>
  /script-src 'nonce-([\da-f]{32})'/.exec(headers.get('Content-Security-Policy') ?? '')?.[1];

/** A document without what the worker writes into it for each answer. */
const withoutSlots = (answer: Answer) =>
  answer.body
    .replaceAll(nonceOf(answer) ?? 'none', 'NONCE')
    .replace(/(name="idempotencyKey" value=")[\da-f-]{36}/g, '$1KEY')
    .replace(/(data-count=")\d+(">)\d+/g, '$1COUNT$2COUNT');

const statusOf = ({headers}: Answer) => headers.get('Cache-Status');

test('a product page is rendered once and then served without asking the platform', async () => {
  const visitor = createVisitor(shop.shop);
  const control = controlOf(shop.emulator);
  // An address that nobody else opens: nothing of it is kept.
  const address = `${productUrl('de', waldgold)}?variant=40353`;
  const first = await visitor.get(address);
  const before = await control.requestCount();
  const second = await visitor.get(address);

  expect(statusOf(second)).toMatch(/^lichtung; hit; ttl=\d+$/);
  expect(await control.requestCount()).toBe(before);
  expect(second.headers.getSetCookie()).toEqual([]);
  expect(second.headers.get('Cache-Control')).toBe('private, no-cache');
  expect(withoutSlots(second)).toBe(withoutSlots(first));
  expect(nonceOf(second)).toBeDefined();
  expect(nonceOf(second)).not.toBe(nonceOf(first));
});

test('data name the build whose scripts can show them, kept or not', async () => {
  const visitor = createVisitor(shop.shop);
  const {body} = await visitor.get('/de/c/alles');
  const [, build] = /\/assets\/manifest-(\w+)\.js/.exec(body) ?? [];
  for (const status of [/; stored$/, /; hit;/, /bypass/]) {
    const answer = await visitor.get(status.test('bypass') ? '/de/checkout/cart.data' : '/de/c/alles.data');
    expect(statusOf(answer)).toMatch(status);
    expect(answer.headers.get(SCRIPTS_HEADER)).toBe(build);
  }
});

test('the names of campaigns and a visitor’s cookies do not make another document', async () => {
  const visitor = createVisitor(shop.shop);
  await visitor.get('/en/c/coffee-shop');
  const answer = await visitor.get('/en/c/coffee-shop?utm_source=letter&gclid=1', {
    Cookie: 'cart_count=2; consent=all; other=1',
    'Accept-Language': 'de',
    'User-Agent': 'Somebody else',
  });
  expect(statusOf(answer)).toContain('lichtung; hit');
  expect(badgeIn(answer.body)).toBe('2');
  expect(tags(answer.body, 'html')[0]).toMatchObject({lang: 'en', 'data-consent': 'all'});
});

test('fills the badge of each visitor into a cached page', async () => {
  const buyer = createVisitor(shop.shop);
  await addToCart(buyer, waldgold, {quantity: 3});
  for (const path of [productUrl('de', waldgold), '/', '/en', '/de/c/coffee-shop']) {
    await buyer.get(path);
    const answer = await buyer.get(path);
    expect(statusOf(answer), path).toContain('; hit');
    expect(badgeIn(answer.body), path).toBe('3');
    expect(badgeIn((await createVisitor(shop.shop).get(path)).body), path).toBe('0');
  }
});

const MATCH = '/de/e/lieblingskaffee';
const MATCHED = '?drink=coffee-black&method=method-pour-over&taste=taste-classic';

test('every step and every match is cached at the edge, with the page’s own address as canonical', async () => {
  const visitor = createVisitor(shop.shop);
  for (const query of ['', '?drink=coffee-decaf', MATCHED]) {
    await visitor.get(MATCH + query);
    const {headers, body} = await visitor.get(`${MATCH}${query}${query === '' ? '?' : '&'}utm_source=post`);
    expect(headers.get('Cache-Status')).toMatch(/hit/);
    expect(body).toContain(`rel="canonical" href="${shop.shop}${MATCH}"`);
    // The share picture of the quiz and of a match is a coffee.
    expect(body).toContain(
      `property="og:image" content="${shop.shop}/${query.includes('decaf') ? 'share.jpg' : 'media/'}`,
    );
  }
});

test('a cold product page sends two parallel platform requests, a warm one none', async () => {
  const visitor = createVisitor(shop.shop);
  const control = controlOf(shop.emulator);
  // What all pages share is there.
  await visitor.get('/en/p/waldgold');
  await control.repair();
  const wait = 600;
  await control.breakDown({service: 'storefront', kind: 'delay', ms: wait, times: 2});
  const address = '/en/p/gathera';
  expect((await visitor.get(address)).status).toBe(200);
  const cold = await control.received();
  const [first, second, ...others] = cold.filter(({service}) => service === 'storefront');
  expect(others).toEqual([]);
  // The second is there long before the first is answered.
  expect((second?.at ?? Infinity) - (first?.at ?? 0)).toBeLessThan(wait);
  expect(cold.filter(({service}) => service === 'cms').length).toBeLessThanOrEqual(1);
  expect(cold.filter(({service}) => service === 'service-api')).toHaveLength(1);
  const {status, body} = await visitor.get(address);
  expect(status).toBe(200);
  expect(await control.received()).toHaveLength(cold.length);

  // A product of which the platform does not say yet how the other language calls it.
  const fresh = await visitor.get('/en/p/tasting-notebook');
  expect(tags(fresh.body, 'link').flatMap(({hreflang}) => hreflang ?? [])).toEqual(['en-GB']);
  const asked = (await control.received())
    .slice(cold.length)
    // The service worker asks for itself whether a product without reviews exists.
    .filter(({service, operation}) => service === 'storefront' && !operation.startsWith('Service'));
  expect(asked).toHaveLength(2);
  const german = await visitor.get('/de/p/tasting-notebook');
  expect([german.status, german.headers.get('Location')]).toEqual([301, '/de/p/notizheft-verkostung']);

  // The picture that the page is waited for is asked for before anything is drawn, and it alone.
  const [main, ...rest] = tags(body, 'img').filter(({fetchpriority}) => fetchpriority !== undefined);
  expect([main?.['fetchpriority'], main?.['loading'], rest]).toEqual(['high', undefined, []]);
  const preloads = tags(body, 'link').filter(({rel, as}) => rel === 'preload' && as === 'image');
  expect(preloads.map(({imagesrcset, imagesizes, fetchpriority}) => [imagesrcset, imagesizes, fetchpriority])).toEqual([
    [main?.['srcset'], main?.['sizes'], 'high'],
  ]);
});

test('an editor’s change is on the page within 5 seconds, and only what it touches is made anew', async () => {
  const visitor = createVisitor(shop.shop);
  const untouched = ['/de/e/zahlung', '/de/b/kaffee-lagern', '/en/e/price-update-2024'];
  for (const path of ['/de/e/preis-update-2024', ...untouched]) await visitor.get(path);
  const title = `Preise, zuletzt geändert um ${Date.now()}`;
  const edited = Date.now();
  await edit(shop.emulator, 'page-de-preis-update-2024', {title});
  await expect
    .poll(async () => (await visitor.get('/de/e/preis-update-2024')).body.includes(title), {
      timeout: 10_000,
      interval: 250,
    })
    .toBe(true);
  expect(Date.now() - edited).toBeLessThan(5_000);
  for (const path of untouched) expect(statusOf(await visitor.get(path)), path).toContain('hit');
});

test('while the CMS is down or slow, a page that was seen stays, and header and footer are whole on all others', async () => {
  const visitor = createVisitor(shop.shop);
  const control = controlOf(shop.emulator);
  for (const path of ['/de/e/agb', '/de/e/impressum']) expect((await visitor.get(path)).status, path).toBe(200);
  for (let other = 0; other < 10; other += 1) await visitor.get('/en/checkout/cart');
  await shop.kill();
  await shop.restart(10 * MINUTES);
  await control.breakDown(CMS_DOWN);

  const stale = await visitor.get('/de/e/agb');
  expect(stale.status).toBe(200);
  expect(stale.headers.get('Cache-Status')).toContain('detail=stale-while-revalidate');
  expect(elements(stale.body, 'h1')).toHaveLength(1);

  // The data document was never requested, so it is not cached. The legal text still comes from the last-known-good store.
  const kept = await visitor.get('/de/e/impressum.data');
  expect(kept.status).toBe(200);
  expect(kept.body).toContain('Streitbeilegung');

  const cold = await visitor.get('/de/e/geschichte');
  const t = messages('de');
  expect(cold.status).toBe(503);
  expect(Number(cold.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(cold.body).toContain(t('errors:unavailable.title'));
  expect(cold.body).toContain('<footer');
  expect(tags(cold.body, 'a').map(({href}) => href)).toContain('/de/e/impressum');
  expect((await visitor.get('/de/c/coffee-shop')).status).toBe(200);

  // A CMS that takes its time is no better than none, and nobody waits for it.
  await control.repair();
  await control.breakDown({service: 'cms', kind: 'delay', ms: 30_000, times: 1000});
  const asked = Date.now();
  expect((await visitor.get('/de/e/agb')).status).toBe(200);
  expect(Date.now() - asked, 'what is stored is there at once').toBeLessThan(1_000);
  if (isFullRun) {
    const slow = await visitor.get('/de/e/geschichte');
    expect(slow.status).toBe(503);
    expect(slow.body).toContain('<footer');
    expect(Date.now() - asked, 'nobody waits for more than two tries').toBeLessThan(8_000);
  }

  await control.repair();
  expect((await visitor.get('/de/e/geschichte')).status).toBe(200);
});
