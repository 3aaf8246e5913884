import path from 'node:path';

import {defineConfig} from '@playwright/test';

import {installedChromium} from './scripts/lib/chromium.mjs';
import {isFullRun} from './tests/support/full-run';
import {blinkSettings} from './tests/support/blink-settings';
import {keepScratchInMemory} from './tests/support/scratch';

keepScratchInMemory();

// Without an installed one, Playwright looks for its own.
const chromium = installedChromium();

// An ordinary browser: "HeadlessChrome" would be taken for a crawler and served differently.
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

/** @param args switches beside those of every project */
const browser = (...args: readonly string[]) => ({
  ...(chromium && {executablePath: chromium}),
  // Text is as wide as on phones and sharp screens, and the same on every machine (docs/decisions/105-test-schedule.md).
  env: {
    ...process.env,
    FONTCONFIG_FILE: path.join(import.meta.dirname, 'tests/support/fonts.conf'),
    // The GPU's thread sets it while the main thread reads its environment. One that grows is moved, and one in a hundred
    // browsers crashed at its start; a variable that is there is replaced where it stands.
    VK_ICD_FILENAMES: 'none',
  },
  args: [
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--no-sandbox',
    '--disable-gpu',
    '--in-process-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // A page of a test ends before compiled code pays off. The full run measures how fast the code is that shoppers run.
    ...(isFullRun ? [] : ['--js-flags=--no-opt --no-maglev']),
    ...args,
  ],
});

/**
 * What is told in both languages runs whole in `npm run test:full`; `npm test` takes the German half without a script and the
 * English half with it (docs/decisions/008-test-matrix.md).
 */
const otherHalf = isFullRun ? {js: [], noJs: []} : {js: [/, in de\b/], noJs: [/, in en\b/]};

/**
 * `js` runs every test but those tagged `@no-js-only`; `no-js` runs the tests tagged `@no-js` (and `@no-js-only`) with
 * JavaScript switched off. So a test tagged `@no-js` runs both ways. `timed` runs what is tagged `@timed`: tests of milliseconds,
 * for which nothing else may run. They are a step of their own in `npm run test:full`.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/lanes.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  workers: 2,
  // Generous: what a shopper waits for is measured by the budgets, not by these.
  timeout: 90_000,
  expect: {timeout: 15_000},
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['line'], ['json']] : [['list']],
  use: {
    userAgent,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // Movement costs a software renderer an eighth of its time. Tests that see it, or press while it lasts, ask for it.
    contextOptions: {reducedMotion: 'reduce'},
    // A trace costs every test a quarter of its time: asked for when a failure is looked into.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: browser(),
  },
  projects: [
    {
      name: 'js',
      use: {launchOptions: browser(blinkSettings({pictures: false}))},
      grepInvert: [/@no-js-only\b/, /@timed\b/, ...otherHalf.js],
    },
    {
      name: 'no-js',
      grep: /@no-js(-only)?\b/,
      grepInvert: otherHalf.noJs,
      use: {javaScriptEnabled: false, launchOptions: browser(blinkSettings({pictures: isFullRun}))},
    },
    {
      name: 'timed',
      workers: 1,
      grep: /@timed\b/,
      use: {launchOptions: browser(blinkSettings({pictures: false}))},
    },
  ],
});
