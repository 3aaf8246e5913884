import {expect, it} from 'vitest';
import {deniedOperations, heldScopes} from './access-scopes';
import {schemaOf} from './schema';

/** What every token may ask for; a webhook needs the scope of its topic, which is not checked. */
const OPEN = [
  'QueryRoot.currentAppInstallation',
  'QueryRoot.shop',
  'QueryRoot.webhookSubscriptions',
  'Mutation.webhookSubscriptionCreate',
  'Mutation.webhookSubscriptionUpdate',
];

const schema = schemaOf('2026-04');
const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
  Object.keys(root?.getFields() ?? {}).map((name) => `${root?.name ?? ''}.${name}`),
);

it('every operation needs an access scope, but for those that are open', () => {
  expect([...deniedOperations([]).keys(), ...OPEN].sort()).toEqual(operations.sort());
});

it('a scope that writes also reads', () => {
  expect(heldScopes(['write_products', 'read_orders'])).toEqual(['write_products', 'read_products', 'read_orders']);
  const denied = deniedOperations(['write_products']);
  expect([...denied.values()].filter((scope) => scope.endsWith('_products'))).toEqual([]);
  expect(deniedOperations(['read_products']).get('Mutation.metafieldsSet')).toBe('write_products');
});
