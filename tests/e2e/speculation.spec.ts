import type {Locator, Page} from '@playwright/test';

import {GOODS, productUrl} from '../support/goods';
import {messages} from '../support/messages';
import {expect, test} from '../support/shop-test';

const t = messages('de');

/**
 * Has the scripts of pages stay on their way, so that a page that has loaded, with its speculation rules, is not awake. Gives
 * what the browser begins to fetch on a mere press, and what of it is there.
 */
async function watchPresses(page: Page) {
  const begun = new Set<string>();
  const fetched: string[] = [];
  const browser = await page.context().newCDPSession(page);
  browser.on('Preload.prefetchStatusUpdated', ({status, prefetchUrl}) => {
    begun.add(prefetchUrl);
    if (status === 'Ready') fetched.push(prefetchUrl);
  });
  await browser.send('Preload.enable');
  await page.route(/\/assets\/.*\.js$/, () => undefined);
  return {begun, fetched};
}

test('a public page is fetched when its link is pressed, while the page is not awake, and no personal one', async ({
  page,
  shop,
}) => {
  const {begun, fetched} = await watchPresses(page);
  await page.goto('/de/c/coffee-shop', {waitUntil: 'load'});
  // A press that leads nowhere gives the browser its time.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), {once: true}));
  const press = async (name: string, place: Locator = page.locator('body')) => {
    await place.getByRole('link', {name, exact: true}).hover();
    await page.mouse.down();
  };
  await press(t('shell:header.cart'), page.getByRole('banner'));
  await page.mouse.up();
  // What is pressed later is there later.
  await press(GOODS.waldgold.title.de);
  const product = shop.shop + productUrl('de', GOODS.waldgold);
  await expect.poll(() => fetched).toEqual([product]);
  expect([...begun]).toEqual([product]);
  await page.mouse.up();
  await expect(page).toHaveURL(productUrl('de', GOODS.waldgold));
});

test('a page that is awake takes the rules back, and a click uses the data and the style sheet that were prefetched for its link', async ({
  page,
}) => {
  await page.goto('/de/c/coffee-shop');
  await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0);
  const data = productUrl('de', GOODS.waldgold) + '.data';
  const arrivals = (delivery: '' | 'cache') =>
    page.evaluate(
      ([path, wantedDelivery]) =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => 'deliveryType' in entry && entry.deliveryType === wantedDelivery)
          .map(({name}) => new URL(name).pathname)
          .filter((name) => name === path || /^\/assets\/product-[^/]*\.css$/.test(name))
          .sort(),
      [data, delivery],
    );
  const link = page.getByRole('link', {name: GOODS.waldgold.title.de, exact: true});
  await link.hover();
  const wanted = [expect.stringMatching(/\.css$/), data];
  await expect.poll(() => arrivals('')).toEqual(wanted);
  await link.click();
  await expect(page).toHaveURL(productUrl('de', GOODS.waldgold));
  await expect(page.getByRole('heading', {level: 1, name: GOODS.waldgold.title.de})).toBeVisible();
  expect(await arrivals('')).toEqual(wanted);
  expect(await arrivals('cache')).toEqual(expect.arrayContaining(wanted));
  // The way back means no link.
  await page.goBack();
  await expect(page).toHaveURL('/de/c/coffee-shop');
  await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
});

test('a click asks for the data of a page once, and not for what is around it', async ({page}) => {
  await page.goto('/de/c/coffee-shop');
  const answers: string[] = [];
  await page.route('**/waldgold.data*', async (route) => {
    const answer = await route.fetch();
    answers.push(await answer.text());
    // Longer than a pointer has to rest on a link before its data are fetched ahead.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.fulfill({response: answer});
  });
  await page.getByRole('link', {name: GOODS.waldgold.title.de, exact: true}).click();
  await expect(page.getByRole('heading', {level: 1, name: GOODS.waldgold.title.de})).toBeVisible();
  expect(answers).toHaveLength(1);
  expect(answers[0]).toContain(GOODS.waldgold.title.de);
  expect(answers[0]).not.toContain(t('shell:footer.legal.imprint'));
});
