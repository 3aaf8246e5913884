import {type BrowserContext, expect, type Page, test as base, type TestInfo} from '@playwright/test';

import './bounded-waits';
import {type Defects, watchForDefects} from './defects';
import {forgetShop, incidents, watchShop} from './incidents';
import {borrowShop, giveBack, logOf, type ServedShop} from './lanes';

type TestFixtures = {
  /** Watches the test's own context for defects, in every test. */
  defects: Defects;
  /** Names the HTTP error statuses that this test provokes; any other 4xx or 5xx fails it. */
  expectStatuses: (...statuses: number[]) => void;
  /** Opens a second visitor's context, watched like the test's own and closed at the end. */
  secondVisitor: BrowserContext;
};

/** For the start of a shop, perhaps after the end of another one. */
const SHOP_MS = 30_000;

/** Whether this worker's last test passed. One that fails, after which the worker ends, may leave anything broken. */
let hasPassed = true;

/**
 * Fails a test during which a runtime died.
 *
 * @throws {Error} if nothing else failed; otherwise this becomes the test's first error, because it is the cause
 */
function failIfRuntimeDied({errors}: TestInfo, since: number): void {
  const [incident] = incidents(since);
  if (incident === undefined) return;
  if (errors.length === 0) throw new Error(incident);
  if (errors.every(({message}) => message !== incident)) errors.unshift({message: incident});
}

type WorkerFixtures = {
  /** The shop that this worker has for itself, with data of its own; the lane's next worker goes on with it. */
  shop: ServedShop;
};

/** Waits until the page's scripts respond to input, and where it has none, until it has loaded: one that still loads may have some. */
export const untilInteractive = (page: Page) =>
  page.waitForFunction(
    () =>
      performance.getEntriesByName('interactive').length > 0 ||
      (document.readyState === 'complete' && !('__remixContext' in window)),
  );

/** The file that a page asks for after everything else. */
export const LAST = '/robots.txt';

/**
 * Waits until the page has done, and asked for, all that follows from what has happened to it so far: an idle moment, and an
 * answer to a request that is sent after it.
 */
export const untilQuiet = (page: Page) =>
  page.evaluate(async (last) => {
    await new Promise((resolve) => requestIdleCallback(resolve, {timeout: 10_000}));
    await fetch(last);
  }, LAST);

/** Reloads the page, so that it has the body font from the browser's cache: on a first visit the font may arrive too late. */
export async function reloadWithFonts(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.reload();
  await page.evaluate(() => document.fonts.ready);
}

/**
 * Tells a page that it goes, and comes back as it was. The browser under test keeps no pages, and none over HTTP that must not be
 * stored: the events are all that a page notices of it.
 */
export const comeBackAsKept = (page: Page) =>
  page.evaluate(() => {
    for (const name of ['pagehide', 'pageshow']) dispatchEvent(new PageTransitionEvent(name, {persisted: true}));
  });

/**
 * Makes `goto` wait until the page is interactive, because a press before hydration is handled by the browser, at
 * random. A test that presses earlier passes `waitUntil`.
 */
function openInteractive(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (!options?.waitUntil) await untilInteractive(page);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    if (!options?.waitUntil) await untilInteractive(page);
    return answer;
  };
}

/**
 * Playwright's `test` with a running shop behind `baseURL`. A test fails on any console error, uncaught error, CSP
 * violation, hydration warning, failed load or request to a third party, unless it has named the status.
 * Tagged `@no-js`, a test also runs with JavaScript switched off; `@no-js-only`, then alone.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  shop: [
    async ({}, use, {parallelIndex}) => {
      const borrowed = await borrowShop(parallelIndex);
      watchShop(borrowed.dataDir);
      await use(borrowed);
      if (hasPassed) await giveBack(parallelIndex, borrowed);
      forgetShop(borrowed.dataDir);
    },
    {scope: 'worker', timeout: SHOP_MS},
  ],

  baseURL: async ({shop}, use) => use(shop.shop),

  // The browser asks for German, but tests read English pages, too. The language hint has a test of its own.
  context: async ({context, shop}, use) => {
    await context.addCookies([{name: 'language_hint_seen', value: '1', url: shop.shop}]);
    await use(context);
  },

  page: async ({page, javaScriptEnabled}, use) => {
    if (javaScriptEnabled) openInteractive(page);
    await use(page);
  },

  defects: [
    async ({context, shop}, use, testInfo) => {
      const since = Date.now();
      const defects = watchForDefects([shop.shop, shop.emulator]);
      defects.watch(context);
      hasPassed = false;
      await use(defects);
      failIfRuntimeDied(testInfo, since);
      if (testInfo.status === 'passed') defects.assertNone();
      else {
        await testInfo.attach('requests without an answer', {body: defects.openRequests().join('\n')});
        await testInfo.attach('what the shop wrote last', {body: await logOf(testInfo.parallelIndex)});
      }
      hasPassed = testInfo.errors.length === 0;
    },
    {auto: true},
  ],

  expectStatuses: async ({defects}, use) => use(defects.expectStatuses),

  secondVisitor: async ({browser, baseURL, javaScriptEnabled, locale, timezoneId, userAgent, defects}, use) => {
    const context = await browser.newContext({
      javaScriptEnabled,
      ...(baseURL && {baseURL}),
      ...(locale && {locale}),
      ...(timezoneId && {timezoneId}),
      ...(userAgent && {userAgent}),
    });
    defects.watch(context);
    await use(context);
    await context.close();
  },
});

export {expect};
