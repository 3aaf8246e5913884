// @ts-check
import {lookup} from 'node:dns/promises';

import {No, reach} from './questions.mjs';
import {readEnvironment} from './settings.mjs';

/** @typedef {'wrangler.toml' | 'service/wrangler.toml' | 'emulator/wrangler.toml'} WorkerConfig */

/** What each worker, and nothing else, answers. @type {Readonly<Record<WorkerConfig, {path: string, sign: RegExp}>>} */
const SIGNS = {
  'wrangler.toml': {path: '/healthz', sign: /"services":\{.*"storefront":/},
  'service/wrangler.toml': {path: '/healthz', sign: /^\{"ok":true\}$/},
  'emulator/wrangler.toml': {path: '/', sign: /<title>Lichtung: emulated services</},
};

/**
 * Refuses a worker's custom domains that lead to something else. Wrangler asks before it takes over a domain or a DNS record, but
 * on a terminal alone (`publishCustomDomains`), and its output is read by a script.
 *
 * @param {WorkerConfig} config its wrangler file
 * @param {import('./settings.mjs').Deployable} environment
 * @returns {Promise<void>}
 * @throws {RangeError} that names the first of them
 */
export async function refuseForeignHosts(config, environment) {
  const {hosts} = await readEnvironment(config, environment);
  for (const host of hosts) {
    if ((await isKnown(host)) && !(await isOurs(host, SIGNS[config]))) {
      throw new RangeError(
        `${host} is in use, and ${SIGNS[config].path} there does not answer like the worker of ${config}. ` +
          'To put the worker in its place, and replace the DNS record, add --take-over-domain.',
      );
    }
  }
}

/** @param {string} host @returns {Promise<boolean>} whether it has an address */
async function isKnown(host) {
  try {
    await lookup(host);
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'ENOTFOUND' || code === 'ENODATA') return false;
    throw new RangeError(`${host} cannot be looked up (${code}).`);
  }
}

/** @param {string} host @param {{path: string, sign: RegExp}} worker */
async function isOurs(host, {path, sign}) {
  try {
    const answer = await reach(`https://${host}${path}`);
    return answer.status === 200 && sign.test(await answer.text());
  } catch (error) {
    if (error instanceof No) return false;
    throw error;
  }
}
