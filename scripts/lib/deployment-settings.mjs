// @ts-check
import {importFromWorker, readEnvironment} from './settings.mjs';

/** @typedef {import('./foreign-hosts.mjs').WorkerConfig} WorkerConfig */
/** @typedef {import('./settings.mjs').Deployable} Deployable */

/**
 * Returns the wrangler files of an environment's workers: the shop's last.
 *
 * @param {Deployable | undefined} environment
 * @returns {readonly WorkerConfig[]}
 */
export const workersOf = (environment) => [
  ...(environment === 'demo' ? [/** @type {const} */ ('emulator/wrangler.toml')] : []),
  'service/wrangler.toml',
  'wrangler.toml',
];

/** How secrets begin whose beginning the workers check. @type {Readonly<Record<string, string>>} */
const BEGINNINGS = {SUBSCRIPTION_STOREFRONT_TOKEN: 'strfnt_', MAIL_WEBHOOK_SECRET: 'whsec_'};

/**
 * Returns values that pass for secrets: the platform stores those, and refuses a deployment that lacks one of the wrangler file.
 *
 * @param {readonly string[]} secrets names
 * @returns {Record<string, string>} by the name of the secret
 */
export const placeholdersOf = (secrets) =>
  Object.fromEntries(
    secrets.map((name) => [name, `${BEGINNINGS[name] ?? ''}secret-of-the-platform-${'x'.repeat(32)}`]),
  );

/**
 * Refuses settings that a worker would refuse.
 *
 * @param {{variables: Record<string, unknown>, secrets: readonly string[]}} settings of a wrangler file
 * @param {(settings: object) => unknown} read the worker's: throws where something is missing or wrong
 * @throws {RangeError} with one line that names it
 */
export function refuseFaults({variables, secrets}, read) {
  try {
    read({...placeholdersOf(secrets), ...variables});
  } catch (error) {
    throw new RangeError(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Refuses variables that the shop's worker would refuse.
 *
 * @param {Deployable | undefined} environment
 * @throws {RangeError} with one line that names what is missing or wrong
 */
export async function requireShopSettings(environment) {
  const {readEnv} = await importFromWorker('app/config/env.server.ts');
  refuseFaults(await readEnvironment('wrangler.toml', environment), readEnv);
}

/**
 * Refuses variables that the service worker would refuse.
 *
 * @param {Deployable | undefined} environment
 * @throws {RangeError} with one line that names what is missing or wrong
 */
export async function requireServiceSettings(environment) {
  const {readVariables} = await importFromWorker('service/config/env.ts');
  refuseFaults(await readEnvironment('service/wrangler.toml', environment), readVariables);
}
