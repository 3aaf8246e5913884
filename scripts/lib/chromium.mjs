// @ts-check
import {accessSync, constants, existsSync} from 'node:fs';
import path from 'node:path';

import {run} from './commands.mjs';
import {canPinChromium, installPinnedChromium, pinnedExecutable} from './pinned-chromium.mjs';
import {withProgress} from './progress.mjs';

// The headless shell first: the same engine, with half the work for a page.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];

const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Where Debian's package puts the fonts that the shop's stand-ins look like. */
const LIBERATION_FONTS = '/usr/share/fonts/truetype/liberation';

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
function ofTheSystem() {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  return [...names.flatMap((name) => folders.map((folder) => path.join(folder, name))), ...places].find(isExecutable);
}

/**
 * Finds a Chromium that is installed: CHROMIUM_PATH, the pinned one, one of the system.
 *
 * @returns {string | undefined} its path
 * @throws {Error} if CHROMIUM_PATH cannot be run
 */
export function installedChromium() {
  const named = process.env['CHROMIUM_PATH'];
  if (named && !isExecutable(named))
    throw new Error(`CHROMIUM_PATH=${named} is no program that can be run. Correct or unset it.`);
  return named || (pinnedExecutable() ?? ofTheSystem());
}

/** @returns {Promise<string | undefined>} the browser that `npx playwright install chromium` installed */
async function playwrights() {
  const {chromium} = await import('@playwright/test');
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

/** @param {readonly string[]} packages */
async function installDebians(...packages) {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!mayInstall) return;
  const env = {DEBIAN_FRONTEND: 'noninteractive'};
  await run('apt-get', ['update'], {env});
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {env});
}

/** @returns {Promise<string | undefined>} */
async function install() {
  // Optional: without these fonts tests pass, but the first paint uses others.
  if (!existsSync(LIBERATION_FONTS)) await installDebians('fonts-liberation').catch(() => undefined);
  if (canPinChromium) return installPinnedChromium();
  const present = ofTheSystem() ?? (await playwrights());
  if (present) return present;
  // Older systems have no package of the headless shell.
  await installDebians('chromium-headless-shell').catch(() => installDebians('chromium'));
  return ofTheSystem();
}

/**
 * Finds a Chromium for tests and measurements: CHROMIUM_PATH, else the pinned one, which it installs on the first call.
 * Where none can be pinned, one of the system, Playwright's, or the system's package if this user may install it
 * (docs/decisions/196-pinned-browser.md).
 *
 * @param {import('./progress.mjs').Log} log
 * @returns {Promise<string>} its path
 * @throws {Error} saying what to install
 */
export async function findChromium(log) {
  const named = process.env['CHROMIUM_PATH'];
  const ready = named ? installedChromium() : pinnedExecutable();
  if (ready) return ready;
  let why = '';
  try {
    const installed = await withProgress(log, 'Installing Chromium', install);
    if (installed) return installed;
  } catch (error) {
    why = ` (${error instanceof Error ? error.message : String(error)})`;
  }
  const other = ofTheSystem();
  if (other) {
    log(`Chromium of the system instead${why}`);
    return other;
  }
  throw new Error(
    `No Chromium found${why}. Install one: "apt-get install chromium", or "npx playwright install chromium", or name yours in CHROMIUM_PATH.`,
  );
}
