// @ts-check
import autocannon from 'autocannon';

import {logToConsole} from '../progress.mjs';
import {startReadyString} from './apart.mjs';
import {cpuOf} from './cpu.mjs';
import {pastTheCache} from './visitors.mjs';

/**
 * @typedef {object} Rate
 * @property {number} perSecond documents
 * @property {number} cpuMs of the worker's process per document; 0 if the system does not report it
 * @property {number} failed how many requests failed; above 0 on a machine that is too busy to measure
 */

/** @typedef {{cached?: Rate, uncached: Rate}} Rates */

const CONNECTIONS = 16;
const WARM_UP_SECONDS = 2;

/**
 * Requests one URL repeatedly, over sixteen connections.
 *
 * @param {{url: string, cookies: string, pid: number, seconds: number}} target
 * @returns {Promise<Rate>}
 */
async function fire({url, cookies, pid, seconds}) {
  const options = {url, connections: CONNECTIONS, ...(cookies !== '' && {headers: {Cookie: cookies}})};
  await autocannon({...options, duration: WARM_UP_SECONDS});
  const before = cpuOf(pid);
  const result = await autocannon({...options, duration: seconds});
  const spent = cpuOf(pid) - before;
  const documents = result['2xx'];
  return {
    perSecond: documents / result.duration,
    cpuMs: documents === 0 ? 0 : spent / documents,
    failed: result.non2xx + result.errors,
  };
}

/**
 * Measures how many documents a second the worker serves and the processor time of each, from the cache and rendered
 * for each request. The load comes from this process, on the same machine.
 *
 * @param {object} options
 * @param {import('./apart.mjs').Apart} options.running
 * @param {readonly import('./templates.mjs').Template[]} options.templates
 * @param {Record<import('./templates.mjs').Who, string>} options.cookies
 * @param {number} options.seconds of each measurement
 * @returns {Promise<{pages: Record<string, Rates>, readyString: Rate}>}
 */
export async function measureRates({running, templates, cookies, seconds}) {
  const {shop, pid} = running;
  /** @type {Record<string, Rates>} */
  const pages = {};
  for (const {name, path, who} of templates) {
    const url = shop + path;
    const isCached = (await fetch(url)).headers.get('Cache-Status')?.includes('bypass') === false && who === 'nobody';
    const cached = isCached ? await fire({url, cookies: '', pid, seconds}) : null;
    const uncached = await fire({url, cookies: pastTheCache(cookies[who]), pid, seconds});
    pages[name] = {...(cached && {cached}), uncached};
    const say = (/** @type {Rate} */ rate) =>
      `${rate.perSecond.toFixed()}/s, ${rate.cpuMs.toFixed(2)} ms each${rate.failed > 0 ? `, ${rate.failed} failed` : ''}`;
    logToConsole(`${name}: ${cached ? `cached ${say(cached)}; ` : ''}made anew ${say(uncached)}`);
  }
  return {pages, readyString: await measureReadyString(running, seconds)};
}

/**
 * Measures a worker that returns the product page's document as a constant string: the maximum of runtime and machine.
 *
 * @param {import('./apart.mjs').Apart} running
 * @param {number} seconds
 */
async function measureReadyString({shop}, seconds) {
  const html = await (await fetch(`${shop}/de/p/waldgold`)).text();
  const plain = await startReadyString(html);
  try {
    const rate = await fire({url: plain.origin, cookies: '', pid: plain.pid, seconds});
    logToConsole(`a ready string of the same ${(html.length / 1024).toFixed()} KiB: ${rate.perSecond.toFixed()}/s`);
    return rate;
  } finally {
    await plain.stop();
  }
}
