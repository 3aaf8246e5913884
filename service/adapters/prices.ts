import * as z from 'zod';
import {decimalOf} from '../domain/decimal';
import {jsonOf} from '../domain/json';
import {writeMetafields} from './metafields';
import {askPlatform, cents, everyPage, gid, gidNumber, pageInfo} from './platform';
import type {PlatformEnv} from './platform';

/** Selects the lowest price of the last 30 days of a variant, for `moneyOf`. */
export const LOWEST_PRICE = 'lowest: metafield(namespace: "price", key: "lowest_30_days") { value }';

const VARIANTS = `variants(first: 250) {
  nodes {
    id
    price { amount }
    compareAtPrice { amount }
    ${LOWEST_PRICE}
  }
}`;
const PAGE = `query ServicePrices($after: String) @inContext(country: DE) {
  products(first: 50, after: $after) { pageInfo { hasNextPage endCursor } nodes { ${VARIANTS} } }
}`;
const ONE = `query ServicePricesOfProduct($id: ID!) @inContext(country: DE) { product(id: $id) { ${VARIANTS} } }`;
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
  products: z.object({pageInfo, nodes: z.array(productSchema)}),
});
const oneSchema = z.object({product: productSchema.nullable()});
const moneySchema = z.object({amount: cents});

const FIELD = {namespace: 'price', key: 'lowest_30_days', type: 'money'} as const;

/** The price of a variant in the shop, and the lowest price in its metafield. Integer cents. */
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
  const products = await everyPage(
    async (after) => (await askPlatform(env, 'storefront', pageSchema, PAGE, {after})).products,
  );
  return products.flatMap(pricesOf);
}

/**
 * Writes the lowest prices into the metafields of their variants; `null` deletes the metafield.
 *
 * @throws {UpstreamError} also if the platform refuses a metafield
 */
export async function writeLowestPrices(
  env: PlatformEnv,
  prices: readonly {readonly variant: number; readonly lowestCents: number | null}[],
): Promise<void> {
  const wanted = prices.map(({variant, lowestCents}) => ({
    ownerId: gid('ProductVariant', variant),
    ...FIELD,
    value: lowestCents === null ? null : JSON.stringify({amount: decimalOf(lowestCents), currency_code: 'EUR'}),
  }));
  await writeMetafields(env, wanted);
}

function pricesOf({variants}: z.output<typeof productSchema>): readonly ShownPrice[] {
  return variants.nodes.map(({id, price, compareAtPrice, lowest}) => ({
    variant: id,
    cents: price.amount,
    compareAtCents: compareAtPrice?.amount ?? null,
    lowestCents: moneyOf(lowest),
  }));
}

/** Parses the value of a metafield of money to cents; `null` where it is not set or no money. */
export function moneyOf(field: {readonly value: string} | null): number | null {
  return field === null ? null : (moneySchema.safeParse(jsonOf(field.value)).data?.amount ?? null);
}
