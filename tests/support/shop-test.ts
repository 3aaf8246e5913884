import {type BrowserContext, expect, test as base} from '@playwright/test';

import {type Defects, watchForDefects} from './defects';
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

type WorkerFixtures = {
  /** The shop of this Playwright worker, with data of its own. */
  shop: RunningShop;
};

/**
 * Playwright's `test` with a running shop behind `baseURL`. A test fails on any console error, uncaught error, CSP
 * violation, hydration warning, failed load or request to a third party, unless it has named the status.
 * Tagged `@no-js`, a test also runs with JavaScript switched off; `@no-js-only`, then alone.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  shop: [
    async ({}, use) => {
      const running = await startShop();
      await use(running);
      await running.stop();
    },
    {scope: 'worker', timeout: 30_000},
  ],

  baseURL: async ({shop}, use) => use(shop.shop),

  // The browser asks for German, tests read English pages too: the hint at that has a test of its own.
  context: async ({context, shop}, use) => {
    await context.addCookies([{name: 'language_hint_seen', value: '1', url: shop.shop}]);
    await use(context);
  },

  defects: [
    async ({context, shop}, use, testInfo) => {
      const defects = watchForDefects([shop.shop, shop.emulator]);
      defects.watch(context);
      await use(defects);
      if (testInfo.status === 'passed') defects.assertNone();
      else await testInfo.attach('requests without an answer', {body: defects.unanswered().join('\n')});
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

  ownShop: async ({defects}, use) => {
    const running = await startShop();
    defects.trust(running.shop, running.emulator);
    await use(running);
    await running.stop();
  },
});

export {expect};
