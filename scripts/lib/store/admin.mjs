// @ts-check
import {readFileSync} from 'node:fs';

import {inProject} from '../paths.mjs';
import {must, No, readJson} from '../questions.mjs';

/** The version of the platform's Admin API. */
export const ADMIN_VERSION = '2026-04';

/** @typedef {(query: string, variables?: Record<string, unknown>) => Promise<any>} Ask returns `data` */

/**
 * One change of the platform's shop. Without `apply` it has to be made in the platform's admin.
 *
 * @typedef {{object: string, change: string, apply?: (ask: Ask) => Promise<void>}} Step
 */

/**
 * Reads a file of `store`.
 *
 * @param {string} name
 * @returns {any} its content
 */
export const readStoreFile = (name) => JSON.parse(readFileSync(inProject('store', name), 'utf8'));

/**
 * Returns an access token of the merchant's own app, for a day, by the app's client credentials, `ADMIN_CLIENT_ID` and
 * `ADMIN_CLIENT_SECRET`. Source:
 * https://shopify.dev/docs/apps/build/authentication-authorization/access-tokens/client-credentials-grant
 *
 * @param {string} origin of the platform's shop
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {Promise<string>}
 * @throws {No} if they are not set, or if the platform refuses
 */
export async function adminToken(origin, env) {
  const {ADMIN_CLIENT_ID: client_id, ADMIN_CLIENT_SECRET: client_secret} = env;
  if (!client_id || !client_secret)
    throw new No(
      'ADMIN_CLIENT_ID and ADMIN_CLIENT_SECRET are not set: they are in the settings of the app (docs/deploying.md, Platform)',
    );
  const {access_token: issued} = await readJson(`${origin}/admin/oauth/access_token`, {
    method: 'POST',
    body: new URLSearchParams({client_id, client_secret, grant_type: 'client_credentials'}),
  });
  must(typeof issued === 'string', 'the platform gives no access token for ADMIN_CLIENT_ID and ADMIN_CLIENT_SECRET');
  return issued;
}

/** What was throttled was not carried out. Source: https://shopify.dev/docs/api/usage/limits#avoiding-rate-limit-errors */
const BACKOFF_MS = 1000;
const TRIES = 5;

/**
 * @param {string} origin of the platform's shop
 * @param {string} token of an app with the scopes that docs/deploying.md names
 * @returns {Ask}
 */
export const adminOf =
  (origin, token) =>
  async (query, variables = {}) => {
    for (let tries = 1; ; tries += 1) {
      const {data, errors} = await readJson(`${origin}/admin/api/${ADMIN_VERSION}/graphql.json`, {
        method: 'POST',
        headers: {'Content-Type': 'application/json', 'X-Shopify-Access-Token': token},
        body: JSON.stringify({query, variables}),
      });
      if (!(errors?.length > 0)) return data;
      if (errors[0].extensions?.code !== 'THROTTLED' || tries === TRIES) throw new No(errors[0].message);
      await new Promise((resolve) => setTimeout(resolve, tries * BACKOFF_MS));
    }
  };

/**
 * Reads every page of a connection.
 *
 * @param {Ask} ask
 * @param {string} query with the variable `$after`, whose only field is a connection
 * @param {Record<string, unknown>} [variables]
 * @returns {Promise<any[]>} the nodes
 */
export async function readAll(ask, query, variables = {}) {
  const nodes = [];
  for (let after = null, more = true; more;) {
    /** @type {any[]} */
    const [connection] = Object.values(await ask(query, {...variables, after}));
    nodes.push(...connection.nodes);
    ({hasNextPage: more, endCursor: after} = connection.pageInfo);
  }
  return nodes;
}

/**
 * Runs a mutation.
 *
 * @param {Ask} ask
 * @param {string} mutation with one field
 * @param {Record<string, unknown>} variables
 * @returns {Promise<any>} what the field returns
 * @throws {No} with the first refusal
 */
export async function change(ask, mutation, variables) {
  const [payload] = Object.values(await ask(mutation, variables));
  const [refusal] = payload.userErrors;
  if (refusal !== undefined) throw new No(refusal.message);
  return payload;
}
