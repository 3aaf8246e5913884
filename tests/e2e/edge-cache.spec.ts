import {controlOf, PLATFORM_DOWN} from '../support/control';
import {GOODS, productUrl} from '../support/goods';
import {tags} from '../support/html';
import {addToCart, badgeIn} from '../support/plain-cart';
import {expect, test} from '../support/shop-test';
import {createShopper} from '../support/shopper';
import {type Answer, createVisitor} from '../support/visitor';

const {waldgold} = GOODS;

const nonceOf = ({headers}: Answer) =>
  /script-src 'nonce-([\da-f]{32})'/.exec(headers.get('Content-Security-Policy') ?? '')?.[1];

/** A document without what the worker writes into it for each answer. */
const withoutSlots = (answer: Answer) =>
  answer.body
    .replaceAll(nonceOf(answer) ?? 'none', 'NONCE')
    .replace(/(name="operation" value=")[\da-f-]{36}/g, '$1OPERATION')
    .replace(/(data-count=")\d+(">)\d+/g, '$1COUNT$2COUNT');

const statusOf = ({headers}: Answer) => headers.get('Cache-Status');

test('a product page is rendered once and then served without asking the platform', async ({shop}) => {
  const visitor = createVisitor(shop.shop);
  const control = controlOf(shop.emulator);
  // An address that nobody else opens: nothing of it is kept.
  const address = `${productUrl('de', waldgold)}?variant=25`;
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

test('the names of campaigns and a visitor’s cookies do not make another document', async ({shop}) => {
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

test('a cached page holds the badge of whoever asks', async ({shop}) => {
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

test('the badge shows on a cached page without JavaScript', {tag: '@no-js-only'}, async ({page}) => {
  const shopper = createShopper(page, 'en');
  await page.goto(productUrl('en', waldgold));
  await expect(shopper.badge(0)).toBeVisible();
  await page.getByLabel(shopper.t('product:cart.quantity')).selectOption('2');
  await shopper.addToCart();
  await expect(shopper.heading(shopper.t('cart:title'))).toBeVisible();
  const answer = await page.goto(productUrl('en', waldgold));
  expect(answer?.headers()['cache-status']).toContain('; hit');
  await expect(shopper.badge(2)).toBeVisible();
});

test.describe('while the platform is down', () => {
  test.describe.configure({timeout: 60_000});

  test('the cart is not forgotten, and adding says honestly that it failed', async ({
    page,
    ownShop,
    expectStatuses,
  }) => {
    expectStatuses(503);
    const shopper = createShopper(page, 'de');
    const {t} = shopper;
    await page.goto(ownShop.shop + productUrl('de', waldgold));
    await shopper.addToCart();
    await expect(shopper.badge(1)).toBeVisible();
    const control = controlOf(ownShop.emulator);
    await control.breakDown(PLATFORM_DOWN);
    await shopper.addToCart();
    await expect(page.getByRole('alert')).toContainText(t('cart:refusal.try-again'));
    await expect(shopper.badge(1)).toBeVisible();
    await page.goto(ownShop.shop + shopper.cartUrl);
    await expect(shopper.heading(t('errors:unavailable.title'))).toBeVisible();
    await control.repair();
    await page.reload();
    await expect(shopper.quantityOf(waldgold.title.de)).toHaveValue('1');
  });
});
