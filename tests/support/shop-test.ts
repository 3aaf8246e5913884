import {type BrowserContext, expect, type Page, test as base, type TestInfo} from '@playwright/test';

import './bounded-waits';
import {type Defects, watchForDefects} from './defects';
import {incidents} from './incidents';
import {type RunningShop, startShop} from './shop-process';

type TestFixtures = {
  /** Watches the test's own context for defects, in every test. */
  defects: Defects;
  /** Names the HTTP error statuses that this test provokes; every other 4xx and 5xx load fails it. */
  expectStatuses: (...statuses: number[]) => void;
  /** Opens a second visitor's context, watched like the test's own and closed at the end. */
  secondVisitor: BrowserContext;
  /** A shop of this test's own, to be killed and started again: see `RunningShop`. */
  ownShop: RunningShop;
};

/** How much of the shop's log a failed test shows. */
const LOG_CHARACTERS = 4_000;

/** For the start or the end of a shop. */
const SHOP_MS = 30_000;

/**
 * Fails a test during which a runtime died.
 *
 * @throws {Error} where nothing else failed; else this becomes the first of the test's errors, since it is the cause
 */
function failIfRuntimeDied({errors}: TestInfo, since: number): void {
  const [incident] = incidents(since);
  if (incident === undefined) return;
  if (errors.length === 0) throw new Error(incident);
  if (errors.every(({message}) => message !== incident)) errors.unshift({message: incident});
}

type WorkerFixtures = {
  /** The shop of this Playwright worker, with data of its own. */
  shop: RunningShop;
};

/** Waits until the page answers to presses by script; a page without one does so at once. */
export const untilInteractive = (page: Page) =>
  page.waitForFunction(
    () => !document.querySelector('script[type="module"]') || performance.getEntriesByName('interactive').length > 0,
  );

/**
 * Lets a page that was opened be interactive before it is given back: what comes of a press before that is the browser's own
 * doing, and would be seen or not by chance. Who wants to press earlier says until when to wait.
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
    async ({}, use) => {
      // What one test lets fail may not keep the next one from a service.
      const running = await startShop({BREAKER: 'off'});
      await use(running);
      await running.stop();
    },
    {scope: 'worker', timeout: SHOP_MS},
  ],

  baseURL: async ({shop}, use) => use(shop.shop),

  // The browser asks for German, tests read English pages too: the hint at that has a test of its own.
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
      await use(defects);
      failIfRuntimeDied(testInfo, since);
      if (testInfo.status === 'passed') defects.assertNone();
      else {
        await testInfo.attach('requests without an answer', {body: defects.openRequests().join('\n')});
        await testInfo.attach('what the shop wrote last', {body: shop.log().slice(-LOG_CHARACTERS)});
      }
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

  ownShop: [
    async ({context, defects}, use, testInfo) => {
      const running = await startShop();
      defects.trust(running.shop, running.emulator);
      const since = Date.now();
      await use(running);
      // A page that is still loading would find its shop gone. One of a failed test stays for its picture.
      if (testInfo.status === 'passed') await Promise.all(context.pages().map((page) => page.close()));
      try {
        failIfRuntimeDied(testInfo, since);
      } finally {
        await running.stop();
      }
    },
    {timeout: SHOP_MS},
  ],
});

export {expect};
