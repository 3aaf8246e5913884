import {CacheNone, createStorefrontClient} from '@shopify/hydrogen';
import {afterAll, beforeAll, expect, it} from 'vitest';
import * as z from 'zod';
import {startServices} from './service-api/start-services';
import type {RunningServices} from './service-api/start-services';

const goodsSchema = z.object({
  shop: z.object({name: z.string().min(1)}),
  products: z.object({
    nodes: z.array(z.object({title: z.string(), variants: z.object({nodes: z.array(z.object({id: z.string()}))})})),
  }),
});
const createdSchema = z.object({
  cartCreate: z.object({
    cart: z.object({totalQuantity: z.int(), checkoutUrl: z.url()}),
    userErrors: z.array(z.never()),
  }),
});

let services: RunningServices;
beforeAll(async () => {
  services = await startServices();
}, 60_000);
afterAll(() => services.stop());

function client(privateStorefrontToken = 'local-storefront-private-token') {
  return createStorefrontClient({
    storeDomain: services.wire,
    publicStorefrontToken: 'local-storefront-public-token',
    privateStorefrontToken,
    storefrontApiVersion: '2025-10',
    storefrontHeaders: {requestGroupId: 'test', buyerIp: '127.0.0.1', buyerIpSig: null, cookie: null, purpose: null},
    i18n: {country: 'DE', language: 'DE'},
  }).storefront;
}

it("Hydrogen's client asks and changes, unmodified", async () => {
  const storefront = client();
  const found: unknown = await storefront.query(
    `#graphql
    query Goods($language: LanguageCode, $country: CountryCode) @inContext(language: $language, country: $country) {
      shop { name }
      products(first: 1) { nodes { title variants(first: 1) { nodes { id } } } }
    }`,
    {cache: CacheNone()},
  );
  const [product] = goodsSchema.parse(found).products.nodes;
  const created: unknown = await storefront.mutate(
    `#graphql
    mutation Create($input: CartInput!) {
      cartCreate(input: $input) { cart { totalQuantity checkoutUrl } userErrors { code } }
    }`,
    {variables: {input: {lines: [{merchandiseId: product?.variants.nodes[0]?.id, quantity: 2}]}}},
  );
  expect(createdSchema.parse(created).cartCreate.cart.totalQuantity).toBe(2);
});

it("Hydrogen's client tells errors as it does of the platform", async () => {
  const asked: Promise<unknown> = client().query('query Wrong { shop { nothing } }', {cache: CacheNone()});
  expect(JSON.stringify(await asked)).toMatch(/Cannot query field.*nothing/);
  await expect(client('wrong').query('query Name { shop { name } }', {cache: CacheNone()})).rejects.toThrow();
});
