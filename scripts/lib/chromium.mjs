// @ts-check
import {accessSync, constants, existsSync} from 'node:fs';
import path from 'node:path';

import {run} from './commands.mjs';
import {withProgress} from './progress.mjs';

// The headless shell first: the same engine, with half the work for a page.
const names = [
  ...['chromium-headless-shell', 'chromium', 'chromium-browser'],
  ...['google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'],
];

const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @returns {string | undefined} */
function installed() {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  return [...names.flatMap((name) => folders.map((folder) => path.join(folder, name))), ...places].find(isExecutable);
}

/** @returns {Promise<string | undefined>} the browser that `npx playwright install chromium` installed */
async function playwrights() {
  const {chromium} = await import('@playwright/test');
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

/** @param {import('./progress.mjs').Log} log */
async function installDebians(log) {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!mayInstall) return;
  const env = {DEBIAN_FRONTEND: 'noninteractive'};
  await withProgress(log, 'Installing Chromium (the package of this system)', async () => {
    const install = (/** @type {string} */ browser) =>
      run('apt-get', ['install', '-y', '--no-install-recommends', browser, 'fonts-liberation'], {env});
    await run('apt-get', ['update'], {env});
    // Older systems have no package of the headless shell.
    await install('chromium-headless-shell').catch(() => install('chromium'));
  });
}

/**
 * Finds a Chromium for the tests: CHROMIUM_PATH, an installed one, Playwright's, else the system's package where this
 * user may install it.
 *
 * @param {import('./progress.mjs').Log} log
 * @returns {Promise<string>} its path
 * @throws {Error} saying what to install
 */
export async function findChromium(log) {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(`CHROMIUM_PATH=${named} cannot be run.`);
  }
  const found = installed() ?? (await playwrights());
  if (found) return found;
  let why = '';
  try {
    await installDebians(log);
  } catch (error) {
    why = ` (${error instanceof Error ? error.message : String(error)})`;
  }
  const now = installed();
  if (now) return now;
  throw new Error(
    `No Chromium found${why}. Install one: "apt-get install chromium", or "npx playwright install chromium", or name yours in CHROMIUM_PATH.`,
  );
}
