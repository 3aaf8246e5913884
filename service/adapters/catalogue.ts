import * as z from 'zod';
import type {Language} from '../config/language';
import type {CatalogueVariant} from '../domain/catalogue-variant';
import type {CoffeeTag} from '../domain/gift-deliveries';
import {askPlatform, gid, gidNumber} from './platform';
import type {PlatformEnv} from './platform';
import {UpstreamError} from './upstream';

const VARIANTS = `query ServiceVariants($ids: [ID!]!, $language: LanguageCode) @inContext(language: $language) {
  nodes(ids: $ids) {
    ... on ProductVariant {
      id
      availableForSale
      quantityAvailable
      selectedOptions { value }
      product { id title handle tags variants(first: 2) { nodes { id } } }
    }
  }
}`;

const PRODUCT_TYPE = 'query ServiceProductType($id: ID!) { product(id: $id) { productType } }';

const PRODUCT_TITLES = `query ServiceProductTitles($ids: [ID!]!, $language: LanguageCode) @inContext(language: $language) {
  nodes(ids: $ids) { ... on Product { id title } }
}`;

const COFFEES = `query ServiceCoffees($query: String!) {
  products(first: 100, query: $query) {
    nodes {
      id
      tags
      requiresSellingPlan
      sellingPlanGroups(first: 1) { nodes { name } }
      variants(first: 1) { nodes { id availableForSale } }
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
    variants: z.object({nodes: z.array(z.unknown())}),
  }),
});
const variantsSchema = z.object({
  nodes: z.array(z.union([variantSchema, z.null(), z.object({}).transform(() => null)])),
});
const titlesSchema = z.object({nodes: z.array(z.object({id: gidNumber, title: z.string()}).nullable())});
const productTypeSchema = z.object({product: z.object({productType: z.string()}).nullable()});
const coffeesSchema = z.object({
  products: z.object({
    nodes: z.array(
      z.object({
        id: gidNumber,
        tags: z.array(z.string()),
        requiresSellingPlan: z.boolean(),
        sellingPlanGroups: z.object({nodes: z.array(z.unknown())}),
        variants: z.object({nodes: z.array(z.object({id: gidNumber, availableForSale: z.boolean()}))}),
      }),
    ),
  }),
});

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

/** Reads the product type of a product, such as `Coffee`; `null` for an unknown number. */
export async function readProductType(env: PlatformEnv, number: number): Promise<string | null> {
  const variables = {id: gid('Product', number)};
  const {product} = await askPlatform(env, 'storefront', productTypeSchema, PRODUCT_TYPE, variables);
  return product?.productType ?? null;
}

/**
 * Reads the titles of products by their numbers, in a language; unknown ones are left out.
 *
 * @throws {UpstreamError}
 */
export async function readProductTitles(
  env: PlatformEnv,
  numbers: readonly number[],
  language: Language,
): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(numbers)].slice(0, MAX_IDS).map((number) => gid('Product', number));
  if (ids.length === 0) return new Map();
  const variables = {ids, language: language.toUpperCase()};
  const {nodes} = await askPlatform(env, 'storefront', titlesSchema, PRODUCT_TITLES, variables);
  return new Map(nodes.flatMap((node) => (node === null ? [] : [[node.id, node.title] as const])));
}

/**
 * Chooses the coffee that a gift brings: the smallest bag of whole beans of the first coffee of its kind that can be bought, else of
 * the first one; decaf left out.
 *
 * @throws {UpstreamError} if the catalogue has no such coffee
 */
export async function readGiftCoffee(
  env: PlatformEnv,
  tag: CoffeeTag,
): Promise<{readonly product: number; readonly variant: number}> {
  const variables = {query: `product_type:Coffee AND tag:${tag}`};
  const {products} = await askPlatform(env, 'storefront', coffeesSchema, COFFEES, variables);
  const coffees = products.nodes.flatMap(({id: product, tags, requiresSellingPlan, sellingPlanGroups, variants}) => {
    const isGift = !requiresSellingPlan && sellingPlanGroups.nodes.length > 0 && !tags.includes('decaf');
    return isGift
      ? variants.nodes.map(({id: variant, availableForSale}) => ({product, variant, availableForSale}))
      : [];
  });
  const coffee = coffees.find(({availableForSale}) => availableForSale) ?? coffees[0];
  if (coffee === undefined) throw new UpstreamError('storefront', `no coffee is tagged ${tag}`);
  return {product: coffee.product, variant: coffee.variant};
}

function variantOf(node: z.output<typeof variantSchema>): CatalogueVariant {
  const {product, selectedOptions} = node;
  const optionValues = selectedOptions.map(({value: option}) => option);
  const isOnly = product.variants.nodes.length < 2;
  return {
    number: node.id,
    product: {
      number: product.id,
      title: product.title,
      handle: product.handle,
      tags: product.tags,
    },
    title: isOnly ? product.title : `${product.title}, ${optionValues.join(', ')}`,
    optionValues,
    isAvailable: node.availableForSale,
    quantity: node.quantityAvailable,
  };
}
