// @ts-check
import {readFileSync} from 'node:fs';

import {inProject} from './paths.mjs';
import {No, readJson} from './questions.mjs';

/** The version of the Admin API, which only this command uses. */
const ADMIN_VERSION = '2025-10';

/** @typedef {{ownerType: string, namespace: string, key: string, type: string}} Definition */

/** @param {string} name @returns {any} the content of a file in store/ */
export const readStoreFile = (name) => JSON.parse(readFileSync(inProject('store', name), 'utf8'));

/** @returns {Definition[]} the metafields that the shop reads */
export const wantedDefinitions = () =>
  Object.entries(readStoreFile('metafields.json')).flatMap(([ownerType, fields]) =>
    Object.entries(/** @type {Record<string, string>} */ (fields)).map(([path, type]) => {
      const [namespace = '', key = ''] = path.split('.');
      return {ownerType, namespace, key, type};
    }),
  );

/**
 * @param {string} origin of the platform's shop
 * @param {string} token with rights to read and write metafield definitions
 * @returns {(query: string, variables: Record<string, unknown>) => Promise<any>} queries the Admin API and returns `data`
 */
export const adminOf = (origin, token) => async (query, variables) => {
  const {data, errors} = await readJson(`${origin}/admin/api/${ADMIN_VERSION}/graphql.json`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', 'X-Shopify-Access-Token': token},
    body: JSON.stringify({query, variables}),
  });
  if (errors?.length > 0) throw new No(errors[0].message);
  return data;
};

const DEFINED = `query($owner: MetafieldOwnerType!, $after: String) {
  metafieldDefinitions(ownerType: $owner, first: 250, after: $after) {
    nodes { namespace key type { name } access { storefront } }
    pageInfo { hasNextPage endCursor }
  }
}`;

const DEFINE = `mutation($definition: MetafieldDefinitionInput!) {
  metafieldDefinitionCreate(definition: $definition) { userErrors { message } }
}`;

/** @typedef {{wanted: Definition, fault: 'missing' | 'of another type' | 'not for storefronts'}} Fault */

/**
 * Compares the configuration of the platform's shop with the required one.
 *
 * @param {ReturnType<typeof adminOf>} ask
 * @returns {Promise<Fault[]>}
 */
export async function findFaults(ask) {
  const wanted = wantedDefinitions();
  /** @type {Fault[]} */
  const faults = [];
  for (const owner of new Set(wanted.map(({ownerType}) => ownerType))) {
    const defined = new Map();
    for (let after = null, more = true; more;) {
      const {metafieldDefinitions: page} = await ask(DEFINED, {owner, after});
      for (const node of page.nodes) defined.set(`${node.namespace}.${node.key}`, node);
      ({hasNextPage: more, endCursor: after} = page.pageInfo);
    }
    for (const each of wanted.filter(({ownerType}) => ownerType === owner)) {
      const found = defined.get(`${each.namespace}.${each.key}`);
      if (found === undefined) faults.push({wanted: each, fault: 'missing'});
      else if (found.type.name !== each.type) faults.push({wanted: each, fault: 'of another type'});
      else if (found.access.storefront !== 'PUBLIC_READ') faults.push({wanted: each, fault: 'not for storefronts'});
    }
  }
  return faults;
}

/**
 * @param {ReturnType<typeof adminOf>} ask
 * @param {Definition} definition
 * @throws {No}
 */
export async function define(ask, {ownerType, namespace, key, type}) {
  const name = `${namespace} ${key}`.replaceAll('_', ' ');
  const definition = {ownerType, namespace, key, type, name, access: {storefront: 'PUBLIC_READ'}};
  const {metafieldDefinitionCreate: done} = await ask(DEFINE, {definition});
  if (done.userErrors.length > 0) throw new No(`${namespace}.${key}: ${done.userErrors[0].message}`);
}
