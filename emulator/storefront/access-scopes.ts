import {GraphQLError} from 'graphql';

/** What each access scope of a storefront token allows, as far as the documentation says it of a field or its type. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  unauthenticated_read_product_listings: [
    'product',
    'productByHandle',
    'products',
    'productTypes',
    'productRecommendations',
    'search',
    'predictiveSearch',
    'collection',
    'collectionByHandle',
    'collections',
  ].map((name) => `QueryRoot.${name}`),
  unauthenticated_read_product_inventory: [
    'ProductVariant.quantityAvailable',
    'ProductVariant.currentlyNotInStock',
    'Product.totalInventory',
  ],
  unauthenticated_read_product_tags: ['Product.tags', 'QueryRoot.productTags'],
  unauthenticated_read_selling_plans: [
    'Product.sellingPlanGroups',
    'ProductVariant.sellingPlanAllocations',
    'CartLine.sellingPlanAllocation',
  ],
  unauthenticated_read_content: ['page', 'pages', 'blog', 'blogs', 'article', 'articles', 'urlRedirects'].map(
    (name) => `QueryRoot.${name}`,
  ),
  unauthenticated_read_metaobjects: ['QueryRoot.metaobject', 'QueryRoot.metaobjects'],
  unauthenticated_read_customers: ['QueryRoot.customer', 'CartBuyerIdentity.customer'],
  unauthenticated_write_customers: ['Mutation.customerCreate'],
  unauthenticated_write_checkouts: ['Mutation.cartCreate', 'Mutation.cartLinesAdd', 'Mutation.cartLinesUpdate'],
  unauthenticated_read_checkouts: ['QueryRoot.cart'],
};

/** The fields that are denied, each with the scope that would allow it. */
export type DeniedFields = ReadonlyMap<string, string>;

/**
 * Returns the fields that are denied, each with the scope that would allow it.
 *
 * @param denied access scopes that the token has not, or single fields as `Type.field`
 */
export function deniedFields(denied: readonly string[]): DeniedFields {
  return new Map(denied.flatMap((name) => (FIELDS[name] ?? [name]).map((field) => [field, name] as const)));
}

/** What is closed to a client without an access token, beside metafields. */
export const TOKENLESS: DeniedFields = new Map([
  ...deniedFields([
    'unauthenticated_read_product_tags',
    'unauthenticated_read_product_inventory',
    'unauthenticated_read_metaobjects',
    'unauthenticated_read_customers',
    'unauthenticated_write_customers',
  ]),
  ['QueryRoot.menu', 'unauthenticated_read_content'],
]);

/**
 * Returns the platform's error for a field that the token does not allow; `required` says what would, such as a scope.
 */
export function accessDenied(field: string, required: string): GraphQLError {
  const requiredAccess = `${required}.`;
  return new GraphQLError(`Access denied for ${field} field. Required access: ${requiredAccess}`, {
    extensions: {code: 'ACCESS_DENIED', documentation: 'https://shopify.dev/api/usage/access-scopes', requiredAccess},
  });
}
