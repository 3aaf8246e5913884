// @ts-check
import {chromium} from '@playwright/test';

import {findChromium} from '../chromium.mjs';
import {audit, findLighthouse, pointsOf} from '../lighthouse.mjs';
import {freePort} from '../ports.mjs';
import {logToConsole} from '../progress.mjs';
import {openFront} from './front.mjs';
import {medians} from './medians.mjs';

/**
 * @typedef {object} Points of a hundred each, as Lighthouse gives them
 * @property {number} performance
 * @property {number} accessibility
 * @property {number} practices
 * @property {number} seo
 */

/** The templates that Lighthouse audits: those that search engines and links lead to. */
const PAGES = ['home', 'listing-24', 'product', 'article'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * @param {string} lighthouse the path of its command
 * @param {string} url
 * @param {number} port of the browser's debugging interface
 * @returns {Promise<Points>}
 */
async function visit(lighthouse, url, port) {
  const result = await audit(lighthouse, url, {port, categories: CATEGORIES});
  const [performance = 0, accessibility = 0, practices = 0, seo = 0] = pointsOf(result, CATEGORIES);
  return {performance, accessibility, practices, seo};
}

/**
 * Measures the Lighthouse scores of public pages, the median of several visits from a warm cache. Lighthouse
 * simulates a slow line itself.
 *
 * @param {object} options
 * @param {string} options.shop
 * @param {readonly import('./templates.mjs').Template[]} options.templates
 * @param {number} options.runs
 * @returns {Promise<Record<string, Points>>} by the template's name
 */
export async function measureLighthouse({shop, templates, runs}) {
  const lighthouse = await findLighthouse(logToConsole);
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await findChromium(logToConsole),
    args: [
      `--remote-debugging-port=${port}`,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--ignore-certificate-errors',
    ],
  });
  const front = await openFront({shop});
  /** @type {Record<string, Points>} */
  const found = {};
  try {
    for (const {name, path} of templates.filter((template) => PAGES.includes(template.name))) {
      /** @type {Points[]} */
      const visits = [];
      for (let run = 0; run < runs; run += 1) visits.push(await visit(lighthouse, front.origin + path, port));
      found[name] = medians(visits);
      logToConsole(`${name}: ${Object.values(found[name]).join(' / ')} (${CATEGORIES.join(' / ')})`);
    }
  } finally {
    front.close();
    await browser.close();
  }
  return found;
}
