import type {Page} from '@playwright/test';

import {LANGUAGES} from '../../app/config/languages';
import {isFullRun, trials} from '../support/full-run';
import {GOODS, productUrl} from '../support/goods';
import {layoutShift} from '../support/layout-shift';
import {expect, test} from '../support/shop-test';

const LATE_MS = 600;
const ALL_WIDTHS = [360, 390, 412, 768, 1280];
const ARTICLES = {de: '/de/b/kaffee-lagern', en: '/en/b/storing-coffee'} as const;

/** Delays files, so that they arrive after the first paint. */
const delay = (page: Page, files: RegExp | string) =>
  page.route(files, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.continue();
  });

test('nothing shifts when fonts and style sheets arrive late', async ({page, context, shop}) => {
  if (isFullRun) test.setTimeout(300_000);
  await delay(page, '**/fonts/*');
  // The shared sheet arrives before the topic's.
  await delay(page, /\/assets\/(?!styles-)[^/]+\.css$/);
  for (const asked of trials({quick: [true], full: [false, true]})) {
    // Without the cookie, the consent banner is at the bottom of the window.
    if (asked) await context.addCookies([{name: 'consent', value: 'necessary', url: shop.shop}]);
    for (const language of LANGUAGES.slice(0, trials({quick: 1, full: LANGUAGES.length}))) {
      const home = language === 'de' ? '/' : '/en';
      for (const path of [
        home,
        `/${language}/c/coffee-shop`,
        productUrl(language, GOODS.waldgold),
        ARTICLES[language],
      ]) {
        for (const width of trials({quick: path.includes('/c/') ? [1280] : [412], full: ALL_WIDTHS})) {
          await page.setViewportSize({width, height: width < 500 ? 844 : 900});
          await page.goto(path);
          await page.evaluate(() => document.fonts.ready);
          expect((await layoutShift(page)).all, `${path} at ${width} px`).toBeLessThan(0.01);
        }
      }
    }
  }
});
