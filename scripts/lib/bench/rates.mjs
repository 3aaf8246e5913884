// @ts-check
import {readFileSync} from 'node:fs';

import autocannon from 'autocannon';

import {logToConsole} from '../progress.mjs';
import {startReadyString} from './apart.mjs';
import {pastTheCache} from './visitors.mjs';

/**
 * @typedef {object} Rate
 * @property {number} perSecond documents
 * @property {number} cpuMs of the worker's process for each; 0 where the system does not say
 * @property {number} failed how many answers were none: more than none on a machine that is too busy to measure
 */

/** @typedef {{cached?: Rate, uncached: Rate}} Rates */

const CONNECTIONS = 16;
const WARM_UP_SECONDS = 2;
/** Linux counts a process's time in hundredths of a second. */
const MS_PER_TICK = 10;

/** @param {number} pid @returns {number} milliseconds of processor that it has had, of all its threads */
function cpuOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
  } catch {
    return 0;
  }
}

/**
 * Asks for one address over and over, by sixteen connections.
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
 * How many documents a second the worker serves, and what each costs it: from the cache, and made anew for each request.
 * The load comes from this process, on the same machine.
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
 * A worker that answers the product page's document as a ready string: what the runtime and the machine can give at most.
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
