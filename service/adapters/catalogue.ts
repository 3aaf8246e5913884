import * as z from 'zod';
import {batchesOf} from '../../contracts/batches';
import {ONLY_VARIANT} from '../../contracts/only-variant';
import {knownKind, productTypes, readProductTypes} from '../../contracts/product-types';
import type {ProductKind, ProductTypes} from '../../contracts/product-types';
import type {Language} from '../config/language';
import type {CatalogueVariant} from '../domain/catalogue-variant';
import {giftCoffeeOf} from '../domain/gift-coffee';
import type {GiftProduct} from '../domain/gift-coffee';
import type {CoffeeTag} from '../domain/gift-deliveries';
import {askPlatform, everyPage, gid, gidNumber, pageInfo} from './platform';
import type {PlatformEnv} from './platform';
import {isUpstreamError, UpstreamError} from './upstream';

const VARIANTS = `query ServiceVariants($ids: [ID!]!, $language: LanguageCode) @inContext(language: $language) {
  nodes(ids: $ids) {
    ... on ProductVariant {
      id
      availableForSale
      quantityAvailable
      selectedOptions { value }
      product { id title handle tags }
    }
  }
}`;

const PRODUCT_TYPE = 'query ServiceProductType($id: ID!) { product(id: $id) { productType } }';

const PRODUCT_TITLES = `query ServiceProductTitles($ids: [ID!]!, $language: LanguageCode) @inContext(language: $language) {
  nodes(ids: $ids) { ... on Product { id title } }
}`;

const COFFEES = `query ServiceCoffees($query: String!, $after: String) {
  products(first: 50, after: $after, query: $query) {
    pageInfo { hasNextPage endCursor }
    nodes {
      id
      productType
      tags
      requiresSellingPlan
      business: metafield(namespace: "b2b", key: "exclusive") { value }
      sellingPlanGroups(first: 1) { nodes { name } }
      variants(first: 250) {
        nodes {
          id
          availableForSale
          weight
          weightUnit
          selectedOptions { value }
          archived: metafield(namespace: "product", key: "archived") { value }
        }
      }
    }
  }
}`;

const variantSchema = z.object({
  id: gidNumber,
  availableForSale: z.boolean(),
  quantityAvailable: z.int().nullable(),
  selectedOptions: z.array(z.object({value: z.string()})),
  product: z.object({
    id: gidNumber,
    title: z.string(),
    handle: z.string(),
    tags: z.array(z.string()),
  }),
});
const variantsSchema = z.object({
  nodes: z.array(z.union([variantSchema, z.null(), z.object({}).transform(() => null)])),
});
const titlesSchema = z.object({nodes: z.array(z.object({id: gidNumber, title: z.string()}).nullable())});
const productTypeSchema = z.object({product: z.object({productType: z.string()}).nullable()});
const flag = z
  .object({value: z.string()})
  .nullable()
  .transform((field) => field?.value === 'true');
const bagSchema = z.object({
  id: gidNumber,
  availableForSale: z.boolean(),
  weight: z.number().nullable(),
  weightUnit: z.enum(['GRAMS', 'KILOGRAMS', 'OUNCES', 'POUNDS']),
  selectedOptions: z.array(z.object({value: z.string()})),
  archived: flag,
});
const coffeeSchema = z.object({
  id: gidNumber,
  productType: z.string(),
  tags: z.array(z.string()),
  requiresSellingPlan: z.boolean(),
  business: flag,
  sellingPlanGroups: z.object({nodes: z.array(z.unknown())}),
  variants: z.object({nodes: z.array(bagSchema)}),
});
const coffeesSchema = z.object({products: z.object({pageInfo, nodes: z.array(coffeeSchema)})});

/** Grams by the platform's units of weight. */
const GRAMS = {GRAMS: 1, KILOGRAMS: 1000, OUNCES: 28.35, POUNDS: 453.59} as const;

/** How many ids the platform takes in one list. */
const MAX_IDS = 250;

/**
 * Reads variants by their numbers, in a language; unknown ones are left out.
 *
 * @throws {UpstreamError}
 */
export async function readVariants(
  env: PlatformEnv,
  numbers: readonly number[],
  language: Language,
): Promise<ReadonlyMap<number, CatalogueVariant>> {
  const ids = [...new Set(numbers)].slice(0, MAX_IDS).map((number) => gid('ProductVariant', number));
  if (ids.length === 0) return new Map();
  const variables = {ids, language: language.toUpperCase()};
  const {nodes} = await askPlatform(env, 'storefront', variantsSchema, VARIANTS, variables);
  return new Map(nodes.flatMap((node) => (node === null ? [] : [[node.id, variantOf(node)] as const])));
}

/** Reads one variant; `null` for an unknown one. */
export async function readVariant(
  env: PlatformEnv,
  number: number,
  language: Language,
): Promise<CatalogueVariant | null> {
  return (await readVariants(env, [number], language)).get(number) ?? null;
}

/** Reads the kind of a product: gear where nobody knows its type, as in the shop; `null` for an unknown number. */
export async function readProductKind(env: PlatformEnv, number: number): Promise<ProductKind | null> {
  const variables = {id: gid('Product', number)};
  const {product} = await askPlatform(env, 'storefront', productTypeSchema, PRODUCT_TYPE, variables);
  return product === null ? null : (knownKind(typesOf(env), product.productType) ?? 'gear');
}

/**
 * Reads the titles of products by their numbers, in a language; unknown ones are left out.
 *
 * @throws {UpstreamError}
 */
async function readProductTitles(
  env: PlatformEnv,
  numbers: readonly number[],
  language: Language,
): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(numbers)].map((number) => gid('Product', number));
  const answers = await Promise.all(
    batchesOf(ids, MAX_IDS).map((some) => {
      const variables = {ids: some, language: language.toUpperCase()};
      return askPlatform(env, 'storefront', titlesSchema, PRODUCT_TITLES, variables);
    }),
  );
  const nodes = answers.flatMap((answer) => answer.nodes);
  return new Map(nodes.flatMap((node) => (node === null ? [] : [[node.id, node.title] as const])));
}

/** Reads the titles of products; none of them without the catalogue. */
export async function readTitlesIfPossible(
  env: PlatformEnv,
  numbers: readonly number[],
  language: Language,
): Promise<ReadonlyMap<number, string>> {
  try {
    return await readProductTitles(env, numbers, language);
  } catch (error) {
    if (isUpstreamError(error)) return new Map();
    throw error;
  }
}

/**
 * Reads the coffees with a tag and chooses the one that a gift brings.
 *
 * @throws {UpstreamError} if the catalogue has no such coffee
 */
export async function readGiftCoffee(
  env: PlatformEnv,
  tag: CoffeeTag,
): Promise<{readonly product: number; readonly variant: number}> {
  const tagged = await everyPage(async (after) => {
    const variables = {query: `tag:${tag}`, after};
    return (await askPlatform(env, 'storefront', coffeesSchema, COFFEES, variables)).products;
  });
  const types = typesOf(env);
  const coffee = giftCoffeeOf(tagged.map((product) => giftProductOf(product, types)));
  if (coffee === null) throw new UpstreamError('storefront', `no coffee is tagged ${tag}`);
  return coffee;
}

/** Returns the table of product types of the merchant. */
export function typesOf({PRODUCT_TYPES: own = ''}: Pick<PlatformEnv, 'PRODUCT_TYPES'>): ProductTypes {
  return readProductTypes(own) ?? productTypes();
}

function giftProductOf(
  {id, productType, tags, business, requiresSellingPlan, sellingPlanGroups, variants}: z.output<typeof coffeeSchema>,
  types: ProductTypes,
): GiftProduct {
  return {
    number: id,
    isCoffee: knownKind(types, productType) === 'coffee',
    tags,
    isForBusinesses: business,
    requiresPlan: requiresSellingPlan,
    hasPlan: sellingPlanGroups.nodes.length > 0,
    bags: variants.nodes.map(({id: number, availableForSale, weight, weightUnit, selectedOptions, archived}) => ({
      number,
      isAvailable: availableForSale,
      isArchived: archived,
      grams: (weight ?? 0) * GRAMS[weightUnit],
      options: selectedOptions.map(({value}) => value),
    })),
  };
}

function variantOf(node: z.output<typeof variantSchema>): CatalogueVariant {
  const {product, selectedOptions} = node;
  const optionValues = selectedOptions.map(({value: option}) => option).filter((option) => option !== ONLY_VARIANT);
  return {
    number: node.id,
    product: {
      number: product.id,
      title: product.title,
      handle: product.handle,
      tags: product.tags,
    },
    title: [product.title, ...optionValues].join(', '),
    optionValues,
    isAvailable: node.availableForSale,
    quantity: node.quantityAvailable,
  };
}
