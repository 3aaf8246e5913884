import type {Page} from '@playwright/test';

import {trials} from '../support/full-run';
import {GOODS, productUrl} from '../support/goods';
import {addToCart, lendCart} from '../support/plain-cart';
import {expect, test, untilQuiet} from '../support/shop-test';
import {createVisitor} from '../support/visitor';

const SHOP_PAGES = ['/', '/de/c/coffee-shop', productUrl('de', GOODS.waldgold)];
const PUBLIC_PAGES = trials({
  quick: SHOP_PAGES,
  full: [...SHOP_PAGES, '/de/b/kaffee-lagern', '/de/search?q=mild', '/de/e/lieblingskaffee'],
});

/** What a browser says of itself, or of the way to a page, when it has not kept that page. Everything else is the page's own. */
const OF_THE_BROWSER = 'Circumstantial';

// Playwright switches the back/forward cache off.
test.use({
  launchOptions: [
    async ({launchOptions}, use) => use({...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache']}),
    {scope: 'worker'},
  ],
});

/**
 * Opens a page, leaves it for another document and comes back. Returns what of the page kept it out of the back/forward cache. The
 * headless browser keeps no page, but tells all reasons.
 */
async function reasonsOnReturn(page: Page, path: string): Promise<readonly string[]> {
  await page.goto(path);
  await untilQuiet(page);
  await page.evaluate(() => location.assign('/de/consent'));
  await page.waitForURL('/de/consent');
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  const reasons = new Promise<readonly string[]>((resolve) => {
    browser.on('Page.backForwardCacheNotUsed', ({notRestoredExplanations}) =>
      resolve(notRestoredExplanations.flatMap(({type, reason}) => (type === OF_THE_BROWSER ? [] : reason))),
    );
    browser.on('Page.frameNavigated', ({type}) => type === 'BackForwardCacheRestore' && resolve([]));
  });
  await page.evaluate(() => history.back());
  await page.waitForURL(path);
  return reasons;
}

test('a page that holds on to its end is found out', async ({page}) => {
  await page.addInitScript(() => addEventListener('unload', () => undefined));
  expect(await reasonsOnReturn(page, '/')).toEqual(['UnloadHandlerExistsInMainFrame']);
});

test('no public page keeps itself out of the back/forward cache, with a cart and all consent, either', async ({
  page,
  context,
  shop,
}) => {
  const visitor = createVisitor(shop.shop);
  await addToCart(visitor, GOODS.waldgold);
  await lendCart(visitor, context, shop.shop);
  await context.addCookies([{name: 'consent', value: 'all', url: shop.shop}]);
  for (const path of PUBLIC_PAGES) expect(await reasonsOnReturn(page, path), path).toEqual([]);
});
