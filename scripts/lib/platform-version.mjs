// @ts-check
import {must, reach, readJson, storefrontAddress} from './questions.mjs';
import {importFromWorker} from './settings.mjs';

/** The versions of the Storefront API and the Customer Account API in whose schemas the shop's operations are valid. */
export const CHECKED_VERSIONS = {first: '2025-10', last: '2026-10'};

/**
 * Returns the day from which the platform may stop serving a version.
 *
 * @param {string} version such as `2026-04`
 * @returns {string}
 */
export const endOf = (version) => `${Number(version.slice(0, 4)) + 1}${version.slice(4)}-01`;

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
    const {headers} = await reach(storefrontAddress(env), {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Shopify-Storefront-Private-Token': env.STOREFRONT_PRIVATE_TOKEN,
      },
      body: JSON.stringify({query: '{shop {name}}'}),
    });
    const asked = env.STOREFRONT_API_VERSION;
    const version = headers.get('X-Shopify-API-Version') ?? asked;
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
    const {graphql_api: named} = await readJson(`${env.ACCOUNT_ORIGIN}/.well-known/customer-account-api`);
    const {customerApiAddress} = await importFromWorker('app/services/account/customer-api-address.ts');
    const address = customerApiAddress(named, asked);
    must(address.includes(`/${asked}/`), `its address names no version: ${named}`);
    const {status} = await reach(address, {method: 'POST', headers: {'User-Agent': 'check-env'}});
    must(status !== 404, `it does not have ${asked}: ${address} answers 404`);
    return address === named ? `it names ${asked}, too` : `it names ${named}, the shop asks for ${asked}`;
  },
});
