// @ts-check
import {versionIn} from './platform-version.mjs';
import {No} from './questions.mjs';
import {DEPLOYABLE, importFromWorker, readEnvironment} from './settings.mjs';

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

/** @typedef {{config: WorkerConfig, hosts: readonly string[], variables: Record<string, unknown>}} WorkerAddresses */

/** The variable that says where a worker answers. @type {Readonly<Record<WorkerConfig, string>>} */
const OWN_ORIGIN = {
  'wrangler.toml': 'SHOP_ORIGIN',
  'service/wrangler.toml': 'SERVICE_ORIGIN',
  'emulator/wrangler.toml': 'EMULATOR_ORIGIN',
};

/** Variables of the shop, with those of the other workers that say the same. */
const SAME_ORIGINS = /** @type {const} */ ([
  ['SHOP_ORIGIN', 'SHOP_ORIGIN'],
  ['SERVICE_API_ORIGIN', 'SERVICE_ORIGIN'],
]);

/**
 * Returns where the service worker asks for another version of the platform's APIs than the shop. Its schedule looks whether its own has ended,
 * and tells of the shop's by that.
 *
 * @param {Record<string, unknown>} variables of the service worker
 * @param {Record<string, unknown> | undefined} ofShop
 * @returns {readonly string[]}
 */
const versionFaults = ({STOREFRONT_API_URL: url}, ofShop) => {
  const version = versionIn(url);
  return version === (ofShop?.['STOREFRONT_API_VERSION'] ?? '')
    ? []
    : [`STOREFRONT_API_VERSION of wrangler.toml is not the version of STOREFRONT_API_URL, ${version}`];
};

const typesOf = (/** @type {Record<string, unknown> | undefined} */ variables) => variables?.['PRODUCT_TYPES'] ?? '';

const urlOf = (/** @type {unknown} */ value) => (URL.canParse(String(value)) ? new URL(String(value)) : null);

/**
 * Returns where the workers of an environment disagree about their addresses, product types and API versions: no worker's own check sees
 * its routes, nor the other's variables.
 *
 * @param {readonly WorkerAddresses[]} workers
 * @param {(value: string) => boolean} isExample as in `contracts/example-value.ts`
 * @returns {readonly string[]} one line per fault
 */
export function addressFaults(workers, isExample) {
  const shop = workers.find(({config}) => config === 'wrangler.toml');
  return workers.flatMap(({config, hosts, variables}) => {
    const name = OWN_ORIGIN[config];
    const host = urlOf(variables[name])?.host ?? '';
    const same = config === 'wrangler.toml' ? [] : SAME_ORIGINS;
    return [
      ...(hosts.includes(host) ? [] : [`routes of ${config} lack the host of ${name}, ${variables[name]}`]),
      ...hosts.flatMap((each) => (isExample(`https://${each}`) ? [`routes of ${config} still have ${each}`] : [])),
      ...(config === 'service/wrangler.toml' && typesOf(variables) !== typesOf(shop?.variables)
        ? ['PRODUCT_TYPES of service/wrangler.toml is not PRODUCT_TYPES of wrangler.toml']
        : []),
      ...(config === 'service/wrangler.toml' ? versionFaults(variables, shop?.variables) : []),
      ...same.flatMap(([ofShop, theirs]) =>
        urlOf(shop?.variables[ofShop])?.origin === urlOf(variables[theirs])?.origin
          ? []
          : [`${theirs} of ${config} is not ${ofShop} of wrangler.toml`],
      ),
    ];
  });
}

/**
 * Refuses an environment whose workers would be deployed to an example's host, or to another one than they say.
 *
 * @param {Deployable | undefined} environment for local use there are no routes
 * @throws {RangeError} with one line that names what disagrees
 */
export async function requireAddresses(environment) {
  if (environment === undefined) return;
  const {isExampleValue} = await importFromWorker('contracts/example-value.ts');
  const workers = await Promise.all(
    workersOf(environment).map(async (config) => ({config, ...(await readEnvironment(config, environment))})),
  );
  const faults = addressFaults(workers, isExampleValue);
  if (faults.length > 0) throw new RangeError(faults.join('; '));
}

/**
 * Answers a question with no where a check of the settings refuses an environment.
 *
 * @param {(environment: Deployable | undefined) => Promise<void>} check
 * @param {string | undefined} name of the environment
 * @throws {No} with the reason
 */
export async function askSettings(check, name) {
  try {
    await check(DEPLOYABLE.find((known) => known === name));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new No(error.message);
  }
}

/**
 * Returns the question whether the workers agree about their addresses, product types and API versions.
 *
 * @param {any} env the shop's variables, checked
 * @returns {import('./questions.mjs').Question}
 */
export const addressQuestion = ({ENVIRONMENT}) => ({
  service: 'merchant',
  what: 'routes, origins, product types and API versions of the workers agree',
  ask: () => askSettings(requireAddresses, ENVIRONMENT),
});
