// @ts-check
import {must, No, reach, readJson, storefrontAddress, Unknown} from './questions.mjs';
import {importFromWorker, serviceSetting} from './settings.mjs';
import {adminToken} from './store/admin.mjs';

/** The versions of the Storefront API and the Customer Account API in whose schemas the shop's operations are valid. */
export const CHECKED_VERSIONS = {first: '2025-10', last: '2026-10'};

/**
 * Returns the day from which the platform may stop serving a version.
 *
 * @param {string} version such as `2026-04`
 * @returns {string}
 */
const endOf = (version) => `${Number(version.slice(0, 4)) + 1}${version.slice(4)}-01`;

/**
 * Returns the version that the address of one of the platform's APIs names.
 *
 * @param {unknown} address
 * @returns {string} empty for none
 */
export const versionIn = (address) =>
  URL.canParse(String(address)) ? (/\/api\/([^/]+)\//.exec(new URL(String(address)).pathname)?.[1] ?? '') : '';

/** So many days ahead a version that ends is worth a line. */
const NOTICE_DAYS = 60;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns a line for each variable with a version of the platform's APIs that may end within 60 days, or has ended.
 *
 * @param {Readonly<Record<string, unknown>>} variables of a worker
 * @param {number} now milliseconds since 1970
 * @returns {readonly string[]}
 */
export const endingVersions = (variables, now) =>
  Object.entries(variables).flatMap(([name, value]) => {
    const version = /(?:^|\/api\/)(20\d{2}-(?:01|04|07|10))(?:\/|$)/.exec(String(value))?.[1];
    if (version === undefined || Date.parse(endOf(version)) > now + NOTICE_DAYS * DAY_MS) return [];
    return [
      `${name}: the platform may stop serving ${version} on ${endOf(version)} (docs/operations.md, An API version has ended).`,
    ];
  });

/**
 * Returns the version by which the platform has answered.
 *
 * @param {Response} answer
 * @returns {string}
 * @throws {No} if it refuses, or names none
 */
function answeredVersion({status, headers}) {
  must(status === 200, `it answers ${status}`);
  const version = headers.get('X-Shopify-API-Version');
  if (version === null) throw new No('its answer names no version');
  return version;
}

/**
 * Asks whether the version of the Admin API that the service worker asks for is the one that answers.
 *
 * @param {any} env the worker's variables, checked
 * @returns {import('./questions.mjs').Question}
 */
export const adminVersionQuestion = ({ENVIRONMENT, STOREFRONT_ORIGIN}) => ({
  service: 'admin-api',
  what: 'answers by the service worker’s version',
  ask: async () => {
    const setting = (/** @type {string} */ name) => serviceSetting(ENVIRONMENT, name);
    const secret = await setting('ADMIN_CLIENT_SECRET');
    if (secret === '') throw new Unknown('ADMIN_CLIENT_SECRET is not set');
    const url = await setting('ADMIN_API_URL');
    const asked = versionIn(url);
    must(asked !== '', `ADMIN_API_URL of the service worker names no version: ${url}`);
    const credentials = {ADMIN_CLIENT_ID: await setting('ADMIN_CLIENT_ID'), ADMIN_CLIENT_SECRET: secret};
    const answer = await reach(`${STOREFRONT_ORIGIN}${new URL(url).pathname}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Shopify-Access-Token': await adminToken(STOREFRONT_ORIGIN, credentials),
      },
      body: JSON.stringify({query: '{shop {name}}'}),
    });
    const answered = answeredVersion(answer);
    must(answered === asked, `asked for ${asked}, it answers by ${answered}, because ${asked} has ended`);
    return `${asked}; served at least until ${endOf(asked)}`;
  },
});

/**
 * Asks which version of the Storefront API answers: the one that is set, or the oldest that is served where that one ended.
 *
 * @param {any} env the worker's variables, checked
 * @returns {import('./questions.mjs').Question}
 */
export const versionQuestion = (env) => ({
  service: 'storefront',
  what: `answers by a version from ${CHECKED_VERSIONS.first} to ${CHECKED_VERSIONS.last}`,
  ask: async () => {
    const answer = await reach(storefrontAddress(env), {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Shopify-Storefront-Private-Token': env.STOREFRONT_PRIVATE_TOKEN,
      },
      body: JSON.stringify({query: '{shop {name}}'}),
    });
    const asked = env.STOREFRONT_API_VERSION;
    const version = answeredVersion(answer);
    must(
      version >= CHECKED_VERSIONS.first && version <= CHECKED_VERSIONS.last,
      `asked for ${asked}, it answers by ${version}: check graphql/ against its schema`,
    );
    const ended = version === asked ? '' : `, because ${asked} has ended`;
    return `it answers by ${version}${ended}; served at least until ${endOf(version)}`;
  },
});

/**
 * Asks whether the version that is set can be had of the Customer Account API: the account host names the newest one.
 *
 * @param {any} env the worker's variables, checked
 * @returns {import('./questions.mjs').Question}
 */
export const accountVersionQuestion = (env) => ({
  service: 'account',
  what: 'names the Customer Account API, which has the version that is set',
  ask: async () => {
    const asked = env.STOREFRONT_API_VERSION;
    const named = (await readJson(`${env.ACCOUNT_ORIGIN}/.well-known/customer-account-api`))?.graphql_api;
    must(typeof named === 'string' && URL.canParse(named), 'it names no address');
    const {customerApiAddress} = await importFromWorker('app/services/account/customer-api-address.ts');
    const address = customerApiAddress(named, asked);
    must(address.includes(`/${asked}/`), `its address names no version: ${named}`);
    const {status} = await reach(address, {method: 'POST', headers: {'User-Agent': 'check-env'}});
    must(status !== 404, `it does not have ${asked}: ${address} answers 404`);
    return address === named ? `it names ${asked}, too` : `it names ${named}, the shop asks for ${asked}`;
  },
});
