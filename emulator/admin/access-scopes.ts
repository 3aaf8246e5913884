import type {DeniedFields} from '../storefront/access-scopes';
import type {Field} from '../storefront/field';
import {lazy} from '../storefront/field';
import type {AdminScope} from './scope';

/** What each access scope opens. Source: https://shopify.dev/docs/api/usage/access-scopes */
const OPERATIONS: Readonly<Record<string, readonly string[]>> = {
  read_orders: ['QueryRoot.order', 'QueryRoot.orders'],
  read_products: [
    'product',
    'products',
    'productByIdentifier',
    'collections',
    'collectionByIdentifier',
    'metafieldDefinitions',
    'sellingPlanGroups',
  ].map((name) => `QueryRoot.${name}`),
  // Metafields need the scope of their owner, here products, variants and collections.
  write_products: [
    'metafieldsSet',
    'metafieldsDelete',
    'metafieldDefinitionCreate',
    'metafieldDefinitionUpdate',
    'collectionCreate',
  ].map((name) => `Mutation.${name}`),
  read_inventory: ['QueryRoot.inventoryItem'],
  read_locales: ['QueryRoot.shopLocales'],
  write_locales: ['Mutation.shopLocaleEnable', 'Mutation.shopLocaleUpdate'],
  read_discounts: ['QueryRoot.discountNodes', 'QueryRoot.codeDiscountNodeByCode'],
  write_discounts: [
    'Mutation.discountCodeBasicCreate',
    'Mutation.discountAutomaticBxgyCreate',
    'Mutation.discountAutomaticFreeShippingCreate',
  ],
  read_shipping: ['QueryRoot.deliveryProfiles'],
};

/** Returns the access scopes that an app has by those it was granted: one that writes a resource also reads it. */
export function heldScopes(granted: readonly string[]): readonly string[] {
  return [...new Set(granted.flatMap((scope) => [scope, scope.replace(/^write_/, 'read_')]))];
}

/** Returns what a token may not ask for, each with the access scope that it lacks. */
export function deniedOperations(granted: readonly string[]): DeniedFields {
  const held = heldScopes(granted);
  return new Map(
    Object.entries(OPERATIONS)
      .filter(([scope]) => !held.includes(scope))
      .flatMap(([scope, fields]) => fields.map((field) => [field, scope] as const)),
  );
}

/**
 * Returns the query of the installed app itself. Source:
 * https://shopify.dev/docs/api/admin-graphql/2026-04/queries/currentAppInstallation
 */
export function installationOperations({granted}: AdminScope): Readonly<Record<string, Field>> {
  const accessScopes = heldScopes(granted).map((handle) => ({handle}));
  return {currentAppInstallation: lazy(() => ({accessScopes}))};
}
