import * as z from 'zod';
import {askPlatform, cents, gid, gidNumber} from './platform';
import type {PlatformEnv} from './platform';
import {UpstreamError} from './upstream';

const VARIANTS = `variants(first: 250) {
  nodes {
    id
    price { amount }
    compareAtPrice { amount }
    lowest: metafield(namespace: "price", key: "lowest_30_days") { value }
  }
}`;
const PAGE = `query ServicePrices($after: String) @inContext(country: DE) {
  products(first: 50, after: $after) { pageInfo { hasNextPage endCursor } nodes { ${VARIANTS} } }
}`;
const ONE = `query ServicePricesOfProduct($id: ID!) @inContext(country: DE) { product(id: $id) { ${VARIANTS} } }`;
const SET = `mutation ServiceLowestPrices($metafields: [MetafieldsSetInput!]!) {
  metafieldsSet(metafields: $metafields) { userErrors { code field } }
}`;
const DELETE = `mutation ServiceNoLowestPrices($metafields: [MetafieldIdentifierInput!]!) {
  metafieldsDelete(metafields: $metafields) { userErrors { field message } }
}`;

const productSchema = z.object({
  variants: z.object({
    nodes: z.array(
      z.object({
        id: gidNumber,
        price: z.object({amount: cents}),
        compareAtPrice: z.object({amount: cents}).nullable(),
        lowest: z.object({value: z.string()}).nullable(),
      }),
    ),
  }),
});
const pageSchema = z.object({
  products: z.object({
    pageInfo: z.object({hasNextPage: z.boolean(), endCursor: z.string().nullable()}),
    nodes: z.array(productSchema),
  }),
});
const oneSchema = z.object({product: productSchema.nullable()});
const moneySchema = z.object({amount: cents});
const errorsSchema = z.object({userErrors: z.array(z.object({field: z.array(z.string()).nullable()}))});
const setSchema = z.object({metafieldsSet: errorsSchema});
const deletedSchema = z.object({metafieldsDelete: errorsSchema});

/** How many metafields the platform takes at once. */
const MAX_METAFIELDS = 25;
const FIELD = {namespace: 'price', key: 'lowest_30_days'} as const;

/** What a variant costs in the shop, and what its metafield says it cost at least. Integer cents. */
export type ShownPrice = {
  readonly variant: number;
  readonly cents: number;
  readonly compareAtCents: number | null;
  readonly lowestCents: number | null;
};

/**
 * Reads the prices that German customers see: of one product, or of all.
 *
 * @param product its number; `null` for all
 * @throws {UpstreamError}
 */
export async function readPrices(env: PlatformEnv, product: number | null): Promise<readonly ShownPrice[]> {
  if (product !== null) {
    const {product: found} = await askPlatform(env, 'storefront', oneSchema, ONE, {id: gid('Product', product)});
    return found === null ? [] : pricesOf(found);
  }
  const all: ShownPrice[] = [];
  for (let after: string | null = null, isDone = false; !isDone;) {
    const {products}: z.output<typeof pageSchema> = await askPlatform(env, 'storefront', pageSchema, PAGE, {after});
    all.push(...products.nodes.flatMap(pricesOf));
    after = products.pageInfo.endCursor;
    isDone = !products.pageInfo.hasNextPage;
  }
  return all;
}

/**
 * Writes the lowest prices into the metafields of their variants; `null` takes the metafield away.
 *
 * @throws {UpstreamError} also where the platform refuses one
 */
export async function writeLowestPrices(
  env: PlatformEnv,
  prices: readonly {readonly variant: number; readonly lowestCents: number | null}[],
): Promise<void> {
  const owner = (variant: number) => ({ownerId: gid('ProductVariant', variant), ...FIELD});
  const set = prices.flatMap(({variant, lowestCents}) => {
    if (lowestCents === null) return [];
    const value = JSON.stringify({amount: (lowestCents / 100).toFixed(2), currency_code: 'EUR'});
    return [{...owner(variant), type: 'money', value}];
  });
  const gone = prices.filter(({lowestCents}) => lowestCents === null).map(({variant}) => owner(variant));
  for (const metafields of chunks(set)) {
    expectDone((await askPlatform(env, 'admin', setSchema, SET, {metafields})).metafieldsSet);
  }
  for (const metafields of chunks(gone)) {
    expectDone((await askPlatform(env, 'admin', deletedSchema, DELETE, {metafields})).metafieldsDelete);
  }
}

function pricesOf({variants}: z.output<typeof productSchema>): readonly ShownPrice[] {
  return variants.nodes.map(({id, price, compareAtPrice, lowest}) => ({
    variant: id,
    cents: price.amount,
    compareAtCents: compareAtPrice?.amount ?? null,
    lowestCents: lowest === null ? null : moneyOf(lowest.value),
  }));
}

function moneyOf(value: string): number | null {
  try {
    return moneySchema.safeParse(JSON.parse(value)).data?.amount ?? null;
  } catch {
    return null;
  }
}

function chunks<T>(things: readonly T[]): readonly (readonly T[])[] {
  const count = Math.ceil(things.length / MAX_METAFIELDS);
  return Array.from({length: count}, (_, index) => things.slice(index * MAX_METAFIELDS, (index + 1) * MAX_METAFIELDS));
}

function expectDone({userErrors}: z.output<typeof errorsSchema>): void {
  const [error] = userErrors;
  if (error !== undefined) throw new UpstreamError('admin', `${error.field?.join('.') ?? ''} was refused`);
}
