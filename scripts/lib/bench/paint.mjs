// @ts-check
import {brotliCompressSync} from 'node:zlib';

import {chromium} from '@playwright/test';

import {findChromium} from '../chromium.mjs';
import {freePort, listenHost} from '../ports.mjs';
import {logToConsole} from '../progress.mjs';
import {BROTLI, openFront} from './front.mjs';
import {medians} from './medians.mjs';

/** @typedef {import('./front.mjs').Delivery} Delivery */

/**
 * @typedef {object} Paint what a first visit to a page costs a slow phone
 * @property {number} requests until no further request is sent, without scrolling
 * @property {number} html KiB, compressed, as are all weights
 * @property {number} js
 * @property {number} css the styles in the document; linked style sheets are part of `all`
 * @property {number} all
 * @property {number} nodes elements of the document
 * @property {number} fcp milliseconds, as are lcp and tbt
 * @property {number} lcp
 * @property {number} tbt
 * @property {number} cls
 */

const CPU_SLOWDOWN = 4;
const BROWSER_FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--ignore-certificate-errors'];
/** The host that the platform tells for pictures, unless a shop has them on its own. */
export const PICTURE_HOST = 'cdn.shopify.com';
/** The phone that Lighthouse emulates. */
const PHONE = {
  viewport: {width: 412, height: 823},
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
};
/** How long the page is observed after its last request, in milliseconds. */
const QUIET_MS = 1000;
const KIB = 1024;

/** Runs in the page before its own scripts. */
function watchPaints() {
  /** @type {any} */
  const seen = {fcp: 0, lcp: 0, cls: 0, tasks: []};
  Object.assign(globalThis, {seen});
  const watch = (/** @type {string} */ type, /** @type {(entry: any) => void} */ note) =>
    new globalThis.PerformanceObserver((list) => list.getEntries().forEach(note)).observe({type, buffered: true});
  watch('paint', ({name, startTime}) => (seen.fcp = name === 'first-contentful-paint' ? startTime : seen.fcp));
  watch('largest-contentful-paint', ({startTime}) => (seen.lcp = startTime));
  watch('layout-shift', ({value, hadRecentInput}) => (seen.cls += hadRecentInput ? 0 : value));
  watch('longtask', ({startTime, duration}) => seen.tasks.push({startTime, duration}));
}

/** Runs in the page when it is idle. */
function readPaints() {
  const {seen} = /** @type {any} */ (globalThis);
  const tasks = seen.tasks.filter((/** @type {any} */ task) => task.startTime >= seen.fcp);
  return {
    fcp: Number(seen.fcp),
    lcp: Number(seen.lcp),
    cls: Number(seen.cls),
    tbt: tasks.reduce((/** @type {number} */ sum, /** @type {any} */ {duration}) => sum + duration - 50, 0),
    nodes: globalThis.document.querySelectorAll('*').length,
    styles: [...globalThis.document.querySelectorAll('style')].map(({textContent}) => textContent).join(''),
  };
}

/**
 * @param {readonly Delivery[]} deliveries
 * @param {string} styles of the document
 */
function weigh(deliveries, styles) {
  const sum = (/** @type {RegExp} */ type) =>
    deliveries.filter((delivery) => type.test(delivery.type)).reduce((total, {bytes}) => total + bytes, 0) / KIB;
  return {
    requests: deliveries.length,
    html: sum(/^text\/html/),
    js: sum(/javascript/),
    css: brotliCompressSync(styles, BROTLI).length / KIB,
    all: sum(/./),
  };
}

/**
 * @typedef {object} Page
 * @property {string} name
 * @property {string} shop origin of the worker
 * @property {string} path
 * @property {string} cookies
 */

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {Page} page
 * @param {Omit<Parameters<typeof openFront>[0], 'shop'>} options of the front
 * @returns {Promise<Paint>} of one first visit, with a new connection and an empty cache
 */
async function visit(browser, {shop, path, cookies}, options) {
  /** @type {Delivery[]} */
  const deliveries = [];
  const front = await openFront({
    ...options,
    shop,
    onDelivery: (delivery) => deliveries.push(delivery),
    slow: true,
  });
  const context = await browser.newContext({...PHONE, ignoreHTTPSErrors: true, locale: 'de-DE'});
  try {
    // Sent as a header: the browser's cookie store would need the attributes of each cookie.
    await context.setExtraHTTPHeaders(cookies === '' ? {} : {Cookie: cookies});
    await context.addInitScript(watchPaints);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN});
    const answer = await page.goto(front.origin + path, {waitUntil: 'networkidle', timeout: 60_000});
    if (answer?.status() !== 200) throw new Error(`${path} answers ${answer?.status()}`);
    await page.waitForTimeout(QUIET_MS);
    const {styles, ...paints} = await page.evaluate(readPaints);
    return {...weigh(deliveries, styles), ...paints};
  } finally {
    await context.close();
    front.close();
  }
}

/**
 * Ignores a visit that fails, as on a machine that is too busy, so that the others count.
 *
 * @param {string} name
 * @returns {(error: unknown) => null}
 */
const tellOf = (name) => (error) => {
  logToConsole(`${name}: a visit came to nothing (${error instanceof Error ? error.message.split('\n')[0] : error})`);
  return null;
};

/**
 * Measures first visits to pages, alternately. Gives the median of several, from a warm cache.
 *
 * @param {object} options
 * @param {readonly Page[]} options.pages with different names
 * @param {string} options.pictures origin of the pictures on the platform's host
 * @param {number} options.runs
 * @returns {Promise<Record<string, Paint>>} by the page's name; without a page all of whose visits failed
 */
export async function visitByTurns({pages, pictures, runs}) {
  const port = await freePort();
  const hosts = `MAP ${PICTURE_HOST} ${listenHost}:${port}, MAP * ~NOTFOUND, EXCLUDE localhost`;
  const options = {others: {[PICTURE_HOST]: pictures}, port};
  // A new browser each time: a used one is slower.
  const browser = await chromium.launch({
    executablePath: await findChromium(logToConsole),
    args: [...BROWSER_FLAGS, `--host-resolver-rules=${hosts}`],
  });
  /** @type {Map<string, Paint[]>} */
  const visits = new Map(pages.map(({name}) => [name, []]));
  try {
    for (let run = -1; run < runs; run += 1) {
      for (const page of pages) {
        const paint = await visit(browser, page, options).catch(tellOf(page.name));
        // The first visit only warms up browser and shop.
        if (run >= 0 && paint) visits.get(page.name)?.push(paint);
      }
    }
  } finally {
    await browser.close();
  }
  const seen = [...visits].filter(([, paints]) => paints.length > 0);
  const found = Object.fromEntries(seen.map(([name, paints]) => [name, medians(paints)]));
  for (const [name, {html, requests, fcp, lcp}] of Object.entries(found)) {
    logToConsole(
      `${name}: ${html.toFixed(1)} KiB of HTML, ${requests} requests, FCP ${fcp.toFixed()} ms, LCP ${lcp.toFixed()} ms`,
    );
  }
  return found;
}

/**
 * Measures first visits to the shop's pages.
 *
 * @param {object} options
 * @param {{shop: string, emulator: string}} options.running
 * @param {readonly import('./templates.mjs').Template[]} options.templates
 * @param {Record<import('./templates.mjs').Who, string>} options.cookies
 * @param {number} options.runs
 * @returns {Promise<Record<string, Paint>>} by the template's name
 */
export async function measurePaints({running: {shop, emulator}, templates, cookies, runs}) {
  /** @type {Record<string, Paint>} */
  const found = {};
  for (const {name, path, who} of templates) {
    const pages = [{name, shop, path, cookies: cookies[who]}];
    Object.assign(found, await visitByTurns({pages, pictures: emulator, runs}));
  }
  return found;
}
