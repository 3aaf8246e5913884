import * as z from 'zod';
import type {CatalogueFacts, CollectionFacts} from '../../contracts/indexing/catalogue-records';
import type {IndexLanguage} from '../../contracts/indexing/indices';
import {PRODUCT_FIELDS} from '../../contracts/indexing/product-facts';
import type {ProductFacts, SearchImage} from '../../contracts/indexing/product-facts';
import type {CollectionName} from '../../contracts/indexing/product-record';
import {askPlatform, cents, everyPage, gid, gidNumber, NO_PAGE, pageInfo} from './platform';
import type {PlatformEnv} from './platform';
import {LOWEST_PRICE, moneyOf} from './prices';

const HIDDEN = 'hidden: metafield(namespace: "seo", key: "noindex") { value }';
const COLLECTION = `id handle title ${HIDDEN}`;
const PRODUCT = `
  id handle title descriptionHtml productType vendor tags publishedAt requiresSellingPlan
  featuredImage { url width height altText }
  metafields(identifiers: $fields) { namespace key value }
  variants(first: 250) {
    nodes {
      sellingPlanAllocations(first: 1) { nodes { priceAdjustments { price { amount } unitPrice { amount } } } }
      price { amount }
      compareAtPrice { amount }
      ${LOWEST_PRICE}
      availableForSale
      unitPrice { amount }
      unitPriceMeasurement { referenceUnit referenceValue }
      quantity: metafield(namespace: "food", key: "quantity") { value }
      archived: metafield(namespace: "product", key: "archived") { value }
    }
  }`;
const PRODUCTS = `query ServiceIndexProducts($after: String, $language: LanguageCode, $fields: [HasMetafieldsIdentifier!]!)
@inContext(country: DE, language: $language) {
  products(first: 50, after: $after) { pageInfo { hasNextPage endCursor } nodes { ${PRODUCT} } }
}`;
const SOME = `query ServiceIndexSomeProducts($ids: [ID!]!, $language: LanguageCode, $fields: [HasMetafieldsIdentifier!]!)
@inContext(country: DE, language: $language) {
  nodes(ids: $ids) { ... on Product { ${PRODUCT} collections(first: 250) { nodes { ${COLLECTION} } } } }
}`;
const LISTED = `query ServiceIndexListed($after: String) {
  products(first: 250, after: $after) { pageInfo { hasNextPage endCursor } nodes { id } }
}`;
const COLLECTIONS = `query ServiceIndexCollections($after: String, $language: LanguageCode) @inContext(language: $language) {
  collections(first: 20, after: $after) {
    pageInfo { hasNextPage endCursor }
    nodes {
      ${COLLECTION} descriptionHtml
      pageType: metafield(namespace: "layout", key: "page_type") { value }
      products(first: 250) { pageInfo { hasNextPage endCursor } nodes { id } }
    }
  }
}`;
const MORE = `query ServiceIndexMoreProducts($id: ID!, $after: String) {
  collection(id: $id) { products(first: 250, after: $after) { pageInfo { hasNextPage endCursor } nodes { id } } }
}`;

const value = z.object({value: z.string()}).nullable();
const money = z.object({amount: cents}).nullable();
const planPrices = z.object({price: z.object({amount: cents}), unitPrice: money});
const variantSchema = z.object({
  sellingPlanAllocations: z.object({nodes: z.array(z.object({priceAdjustments: z.array(planPrices)}))}),
  price: z.object({amount: cents}),
  compareAtPrice: money,
  lowest: value,
  availableForSale: z.boolean(),
  unitPrice: money,
  unitPriceMeasurement: z.object({referenceUnit: z.string().nullable(), referenceValue: z.int()}).nullable(),
  quantity: value,
  archived: value,
});
const productSchema = z.object({
  id: gidNumber,
  handle: z.string(),
  title: z.string(),
  descriptionHtml: z.string(),
  productType: z.string(),
  vendor: z.string(),
  tags: z.array(z.string()),
  publishedAt: z.string(),
  requiresSellingPlan: z.boolean(),
  featuredImage: z
    .object({
      url: z.url(),
      width: z.int().positive().nullable(),
      height: z.int().positive().nullable(),
      altText: z.string().nullable(),
    })
    .nullable(),
  metafields: z.array(z.object({namespace: z.string(), key: z.string(), value: z.string()}).nullable()),
  variants: z.object({nodes: z.array(variantSchema)}),
});
const collectionSchema = z.object({id: gidNumber, handle: z.string(), title: z.string(), hidden: value});
const idsSchema = z.object({pageInfo, nodes: z.array(z.object({id: gidNumber}))});
const productsSchema = z.object({products: z.object({pageInfo, nodes: z.array(productSchema)})});
const someSchema = z.object({
  nodes: z.array(productSchema.extend({collections: z.object({nodes: z.array(collectionSchema)})}).nullable()),
});
const listedSchema = z.object({products: idsSchema});
const collectionsSchema = z.object({
  collections: z.object({
    pageInfo,
    nodes: z.array(collectionSchema.extend({descriptionHtml: z.string(), pageType: value, products: idsSchema})),
  }),
});
const moreSchema = z.object({collection: z.object({products: idsSchema}).nullable()});

const fields = PRODUCT_FIELDS.map((name) => {
  const [namespace = '', key = ''] = name.split('.');
  return {namespace, key};
});

/** A product with the collections that search engines may index. */
export type IndexedProduct = {readonly facts: ProductFacts; readonly collections: readonly CollectionName[]};

/** How many products one call reads by their numbers. */
export const MAX_PRODUCTS = 50;

/**
 * Reads the search records of the whole catalogue in a language, with the prices of German customers.
 *
 * @throws {UpstreamError}
 */
export async function readCatalogue(env: PlatformEnv, language: IndexLanguage): Promise<CatalogueFacts> {
  const inLanguage = {language: language.toUpperCase()};
  const products = await everyPage(async (after) => {
    const variables = {after, fields, ...inLanguage};
    const {products: page} = await askPlatform(env, 'storefront', productsSchema, PRODUCTS, variables);
    // Page by page: as the platform writes it, a large catalogue takes several times the room.
    return {pageInfo: page.pageInfo, nodes: page.nodes.map((product) => factsOf(asSold(product)))};
  });
  const collections = await everyPage(
    async (after) =>
      (await askPlatform(env, 'storefront', collectionsSchema, COLLECTIONS, {after, ...inLanguage})).collections,
  );
  const complete: CollectionFacts[] = [];
  for (const {id, hidden, pageType, products: first, ...collection} of collections) {
    complete.push({
      ...collection,
      number: id,
      pageType: pageType?.value ?? null,
      isHidden: hidden?.value === 'true',
      products: await membersOf(env, id, first),
    });
  }
  return {products, collections: complete};
}

/**
 * Reads the search records of at most `MAX_PRODUCTS` products in a language. Missing products are left out, and so are unlisted ones, which
 * the platform returns by their ids, but in no list. Source: https://shopify.dev/changelog/posts/new-unlisted-product-status
 *
 * @throws {UpstreamError}
 */
export async function readIndexedProducts(
  env: PlatformEnv,
  numbers: readonly number[],
  language: IndexLanguage,
): Promise<readonly IndexedProduct[]> {
  const variables = {ids: numbers.map((number) => gid('Product', number)), language: language.toUpperCase(), fields};
  const {nodes} = await askPlatform(env, 'storefront', someSchema, SOME, variables);
  const listed = new Set(await readListed(env));
  return nodes.flatMap((node) => {
    if (node === null || !listed.has(node.id)) return [];
    const shown = node.collections.nodes.filter(({hidden}) => hidden?.value !== 'true');
    return [
      {facts: factsOf(asSold(node)), collections: shown.map(({id, handle, title}) => ({number: id, handle, title}))},
    ];
  });
}

/** Reads the numbers of all listed products: no documented query finds products by their ids. */
async function readListed(env: PlatformEnv): Promise<readonly number[]> {
  const nodes = await everyPage(
    async (after) => (await askPlatform(env, 'storefront', listedSchema, LISTED, {after})).products,
  );
  return nodes.map(({id}) => id);
}

async function membersOf(env: PlatformEnv, id: number, first: z.output<typeof idsSchema>): Promise<readonly number[]> {
  const nodes = await everyPage(async (after) => {
    if (after === null) return first;
    const variables = {id: gid('Collection', id), after};
    const {collection} = await askPlatform(env, 'storefront', moreSchema, MORE, variables);
    return collection?.products ?? NO_PAGE;
  });
  return nodes.map((product) => product.id);
}

/** A product with the prices of its plan where it can be bought in no other way, as the shop's cards show it. */
function asSold(product: z.output<typeof productSchema>): z.output<typeof productSchema> {
  if (!product.requiresSellingPlan) return product;
  const nodes = product.variants.nodes.map((variant) => {
    const onPlan = variant.sellingPlanAllocations.nodes[0]?.priceAdjustments[0];
    return onPlan === undefined ? variant : {...variant, ...onPlan, compareAtPrice: null};
  });
  return {...product, variants: {nodes}};
}

function factsOf({id, featuredImage, metafields, variants, ...product}: z.output<typeof productSchema>): ProductFacts {
  const {handle, title, descriptionHtml, productType, vendor, tags, publishedAt} = product;
  return {
    number: id,
    handle,
    title,
    descriptionHtml,
    productType,
    vendor,
    tags,
    publishedAt,
    image: imageOf(featuredImage),
    fields: Object.fromEntries(
      metafields.flatMap((field) => (field === null ? [] : [[`${field.namespace}.${field.key}`, field.value]])),
    ),
    variants: variants.nodes.map(
      ({price, compareAtPrice, lowest, availableForSale, quantity, archived, ...variant}) => ({
        priceCents: price.amount,
        compareAtCents: compareAtPrice?.amount ?? null,
        lowestCents: moneyOf(lowest),
        unitPrice: unitPriceOf(variant),
        quantity: quantity?.value ?? null,
        isArchived: archived?.value === 'true',
        isAvailable: availableForSale,
      }),
    ),
  };
}

function imageOf(image: z.output<typeof productSchema>['featuredImage']): SearchImage | null {
  if (image === null || image.width === null || image.height === null) return null;
  return {url: image.url, width: image.width, height: image.height, alt: image.altText ?? ''};
}

function unitPriceOf({
  unitPrice,
  unitPriceMeasurement: measure,
}: Pick<z.output<typeof variantSchema>, 'unitPrice' | 'unitPriceMeasurement'>) {
  if (unitPrice === null || measure === null || measure.referenceUnit === null) return null;
  return {cents: unitPrice.amount, quantity: measure.referenceValue, unit: measure.referenceUnit};
}
