import type {Page} from '@playwright/test';

import {GOODS, productUrl} from '../support/goods';
import {expect, test, untilQuiet} from '../support/shop-test';
import {noteFigure, slowDown} from '../support/slow-phone';

const {waldgold} = GOODS;
const PRODUCT = {path: productUrl('de', waldgold), title: waldgold.title.de};

/** The most that a page that was fetched ahead may take from the click to its picture, in milliseconds. */
const MOST_MS = 500;

const WAYS = [
  {name: 'from home to a product', from: '/'},
  {name: 'from a listing to a product', from: '/de/c/coffee-shop'},
] as const;

test.beforeEach(async ({page, context, shop}) => {
  await page.setViewportSize({width: 390, height: 844});
  await context.addCookies([{name: 'consent', value: 'necessary', url: shop.shop}]);
});

const linkToProduct = (page: Page) => page.getByRole('link', {name: PRODUCT.title, exact: true});

/** Notes the moment of the next click, and that of the first picture with the product's title after it. */
const watchWay = (page: Page) =>
  page.evaluate((title) => {
    const look = () => {
      const isThere = [...document.querySelectorAll('h1')].some(({textContent}) => textContent === title);
      // After a frame comes a task.
      if (isThere) requestAnimationFrame(() => setTimeout(() => performance.mark('way-end')));
      else requestAnimationFrame(look);
    };
    addEventListener(
      'click',
      ({timeStamp}) => {
        performance.mark('way-start', {startTime: timeStamp});
        look();
      },
      {capture: true, once: true},
    );
  }, PRODUCT.title);

for (const {name, from} of WAYS) {
  test(
    `on a slow phone, once its data are there, a click on an awake page shows the next one within ${MOST_MS} ms: ${name}`,
    {tag: '@timed'},
    async ({page}) => {
      await page.goto(from);
      await untilQuiet(page);
      const data = page.waitForResponse((answer) => answer.url().includes(`${PRODUCT.path}.data`));
      await linkToProduct(page).hover();
      await (await data).finished();
      await untilQuiet(page);
      await slowDown(page);
      await watchWay(page);
      await linkToProduct(page).click();
      await expect.poll(() => page.evaluate(() => performance.getEntriesByName('way-end').length)).toBe(1);
      const milliseconds = await page.evaluate(() => performance.measure('way', 'way-start', 'way-end').duration);
      noteFigure(`${name}, awake`, milliseconds);
      expect(milliseconds).toBeLessThan(MOST_MS);
    },
  );

  test(
    `on a slow phone, once it is there, a press on a page that is not awake shows the next one within ${MOST_MS} ms: ${name}`,
    {tag: '@timed'},
    async ({page}) => {
      const devtools = await page.context().newCDPSession(page);
      const fetched = new Promise((resolve) => {
        devtools.on('Preload.prefetchStatusUpdated', ({status}) => status === 'Ready' && resolve(null));
      });
      await devtools.send('Preload.enable');
      await page.route(/\/assets\/.*\.js$/, () => undefined);
      await page.goto(from, {waitUntil: 'load'});
      await linkToProduct(page).hover();
      await page.mouse.down();
      await fetched;
      await slowDown(page);
      await page.evaluate(() =>
        addEventListener('click', ({timeStamp}) => {
          sessionStorage.setItem('click', String(performance.timeOrigin + timeStamp));
        }),
      );
      await page.mouse.up();
      await page.waitForURL(PRODUCT.path);
      const shown = () =>
        page.evaluate(() => {
          const [paint] = performance.getEntriesByName('first-contentful-paint');
          return paint ? performance.timeOrigin + paint.startTime - Number(sessionStorage.getItem('click')) : null;
        });
      await expect.poll(shown).not.toBeNull();
      const milliseconds = Number(await shown());
      noteFigure(`${name}, not awake`, milliseconds);
      expect(milliseconds).toBeLessThan(MOST_MS);
    },
  );
}
