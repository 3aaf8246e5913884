import type {BrowserContext} from '@playwright/test';

import {LANGUAGES} from '../../app/config/languages';
import {isFullRun, trials} from '../support/full-run';
import {GOODS, productUrl} from '../support/goods';
import {layoutShift} from '../support/layout-shift';
import {expect, test, untilInteractive} from '../support/shop-test';

const LATE_MS = 600;
const ALL_WIDTHS = [360, 390, 412, 768, 1280];
const ARTICLES = {de: '/de/b/kaffee-lagern', en: '/en/b/storing-coffee'} as const;

/** Delays files, so that they arrive after the first paint. */
const delay = (context: BrowserContext, files: RegExp | string) =>
  context.route(files, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.continue();
  });

/** Opens a page in windows of all widths; beside others, because most of the time nothing is done but waited. */
async function expectNoShift(context: BrowserContext, path: string) {
  const page = await context.newPage();
  for (const width of trials({quick: path.includes('/c/') ? [1280] : [412], full: ALL_WIDTHS})) {
    await page.setViewportSize({width, height: width < 500 ? 844 : 900});
    await page.goto(path);
    await untilInteractive(page);
    await page.evaluate(() => document.fonts.ready);
    expect((await layoutShift(page)).all, `${path} at ${width} px`).toBeLessThan(0.01);
  }
  await page.close();
}

test('nothing shifts when fonts and style sheets arrive late', async ({context, shop}) => {
  if (isFullRun) test.setTimeout(300_000);
  await delay(context, '**/fonts/*');
  // The shared sheet arrives before the topic's.
  await delay(context, /\/assets\/(?!styles-)[^/]+\.css$/);
  for (const asked of trials({quick: [true], full: [false, true]})) {
    // Without the cookie, the consent banner is at the bottom of the window.
    if (asked) await context.addCookies([{name: 'consent', value: 'necessary', url: shop.shop}]);
    for (const language of LANGUAGES.slice(0, trials({quick: 1, full: LANGUAGES.length}))) {
      const home = language === 'de' ? '/' : '/en';
      const paths = [home, `/${language}/c/coffee-shop`, productUrl(language, GOODS.waldgold), ARTICLES[language]];
      await Promise.all(paths.map((path) => expectNoShift(context, path)));
    }
  }
});
