// @ts-check
import {change, readAll, readStoreFile} from './admin.mjs';

/** @typedef {{ownerType: string, namespace: string, key: string, type: string}} Definition */

/**
 * Returns the metafields that the shop and its service worker read.
 *
 * @returns {Definition[]}
 */
export const wantedDefinitions = () =>
  Object.entries(readStoreFile('metafields.json')).flatMap(([ownerType, fields]) =>
    Object.entries(/** @type {Record<string, string>} */ (fields)).map(([path, type]) => {
      const [namespace = '', key = ''] = path.split('.');
      return {ownerType, namespace, key, type};
    }),
  );

/** Whose metafields the Admin API alone reads: they are no matter of storefronts, whoever holds a token. */
const KEPT_FROM_STOREFRONTS = ['ORDER'];

const METAFIELD_DEFINITIONS = `query MetafieldDefinitions($owner: MetafieldOwnerType!, $after: String) {
  metafieldDefinitions(ownerType: $owner, first: 100, after: $after) {
    nodes { namespace key type { name } access { storefront } }
    pageInfo { hasNextPage endCursor }
  }
}`;

const METAFIELD_DEFINITION_CREATE = `mutation MetafieldDefinitionCreate($definition: MetafieldDefinitionInput!) {
  metafieldDefinitionCreate(definition: $definition) { userErrors { message } }
}`;

const METAFIELD_DEFINITION_UPDATE = `mutation MetafieldDefinitionUpdate($definition: MetafieldDefinitionUpdateInput!) {
  metafieldDefinitionUpdate(definition: $definition) { userErrors { message } }
}`;

/**
 * Plans the metafield definitions. A definition of another type is left alone: its values would be lost.
 *
 * @param {import('./admin.mjs').Ask} ask
 * @returns {Promise<import('./admin.mjs').Step[]>}
 */
export async function planMetafields(ask) {
  const wanted = wantedDefinitions();
  const owners = [...new Set(wanted.map(({ownerType}) => ownerType))];
  const defined = new Map();
  // One after the other: together they would ask for more points than the platform grants at once.
  for (const owner of owners) {
    for (const node of await readAll(ask, METAFIELD_DEFINITIONS, {owner})) {
      defined.set(`${owner} ${node.namespace}.${node.key}`, node);
    }
  }
  return wanted.flatMap((definition) => stepsOf(definition, defined));
}

/** @param {Definition} definition @param {Map<string, any>} defined @returns {import('./admin.mjs').Step[]} */
function stepsOf({ownerType, namespace, key, type}, defined) {
  const object = `metafield ${ownerType} ${namespace}.${key}`;
  const found = defined.get(`${ownerType} ${namespace}.${key}`);
  const access = {storefront: KEPT_FROM_STOREFRONTS.includes(ownerType) ? 'NONE' : 'PUBLIC_READ'};
  if (found === undefined) {
    const name = `${namespace} ${key}`.replaceAll('_', ' ');
    const definition = {ownerType, namespace, key, type, name, access};
    return [
      {
        object,
        change: 'create',
        apply: async (ask) => void (await change(ask, METAFIELD_DEFINITION_CREATE, {definition})),
      },
    ];
  }
  if (found.type.name !== type)
    return [{object, change: `is ${found.type.name}, not ${type}: delete it and run again`}];
  if ((found.access.storefront ?? 'NONE') === access.storefront) return [];
  const definition = {ownerType, namespace, key, access};
  return [
    {
      object,
      change: access.storefront === 'NONE' ? 'close to storefronts' : 'open to storefronts',
      apply: async (ask) => void (await change(ask, METAFIELD_DEFINITION_UPDATE, {definition})),
    },
  ];
}
