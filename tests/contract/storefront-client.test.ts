import {CacheNone, createStorefrontClient, getShopAnalytics, getSitemap, getSitemapIndex} from '@shopify/hydrogen';
import {createStorefrontApiClient} from '@shopify/storefront-api-client';
import {beforeAll, describe, expect, it} from 'vitest';
import * as z from 'zod';
import {seed} from '../../emulator/seed/seed';
import {borrowServices} from './service-api/start-services';
import type {BorrowedServices} from './service-api/start-services';

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

let services: BorrowedServices;
beforeAll(async () => {
  services = await borrowServices();
}, 60_000);

function client(privateStorefrontToken = 'local-storefront-private-token', buyerIp: string | null = '127.0.0.1') {
  return createStorefrontClient({
    storeDomain: services.wire,
    publicStorefrontToken: 'local-storefront-public-token',
    privateStorefrontToken,
    storefrontApiVersion: '2026-04',
    storefrontHeaders: {requestGroupId: 'test', buyerIp, buyerIpSig: null, cookie: null, purpose: null},
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

it.each([
  ...['198.51.100.7', '2001:db8:1:2::9', null].map((address) => [address, true] as const),
  ...['unknown', '198.51.100', '198.51.100.7, 10.0.0.1'].map((address) => [address, false] as const),
])('the address of the buyer may be missing, and is one otherwise: %j', async (address, isTaken) => {
  const asked = client(undefined, address).query('query Name { shop { name } }', {cache: CacheNone()});
  expect(await asked.then(() => true).catch(() => false)).toBe(isTaken);
});

it("Hydrogen's sitemaps and analytics find what they need, unmodified", async () => {
  const storefront = client();
  const request = new Request('http://localhost:3000/pages/versand');
  const index = await getSitemapIndex({
    storefront,
    request,
    types: ['products', 'collections', 'pages', 'blogs', 'articles'],
  });
  // One for each type, and a second one of products: the platform puts 250 on each.
  expect((await index.text()).match(/<sitemap>/g)).toHaveLength(6);
  const products = await getSitemap({
    storefront,
    request,
    params: {type: 'products', page: '1'},
    getLink: ({baseUrl, handle = ''}) => `${baseUrl}/de/p/${handle}`,
  });
  expect(await products.text()).toContain(`/de/p/${seed.products[0]?.handle.de ?? ''}<`);
  expect(await getShopAnalytics({storefront, publicStorefrontId: '1'})).toMatchObject({
    shopId: 'gid://shopify/Shop/1',
    currency: 'EUR',
    acceptedLanguage: 'DE',
  });
});

describe("the platform's plain client, unmodified", () => {
  /** It speaks nothing but https; the emulator of the tests has no certificate. */
  const overHttp: typeof fetch = (input, init) =>
    fetch((input instanceof Request ? input.url : String(input)).replace(/^https:/, 'http:'), init);
  const plainClient = (token: {publicAccessToken: string} | {privateAccessToken: string}) =>
    createStorefrontApiClient({
      storeDomain: services.wire,
      apiVersion: '2026-04',
      ...token,
      customFetchApi: (url, init) => overHttp(url, init),
    });
  const GOODS =
    'query Goods($first: Int!) { products(first: $first) { nodes { variants(first: 1) { nodes { id } } } } }';

  it.each([
    {publicAccessToken: 'local-storefront-public-token'},
    {privateAccessToken: 'local-storefront-private-token'},
  ])('asks and changes with %j', async (token) => {
    const client = plainClient(token);
    const found = await client.request<unknown>(
      `#graphql
        query Goods($first: Int!, $language: LanguageCode, $country: CountryCode)
        @inContext(language: $language, country: $country) {
          shop { name }
          products(first: $first) { nodes { title variants(first: 1) { nodes { id } } } }
        }`,
      {variables: {first: 2, language: 'EN', country: 'AT'}},
    );
    expect(found.errors).toBeUndefined();
    expect(found.extensions?.context).toMatchObject({language: 'EN', country: 'AT'});
    const [product] = goodsSchema.parse(found.data).products.nodes;
    const lines = [{merchandiseId: product?.variants.nodes[0]?.id, quantity: 2}];
    const created = await client.request<unknown>(
      'mutation ($input: CartInput!) { cartCreate(input: $input) { cart { totalQuantity checkoutUrl } userErrors { code } } }',
      {variables: {input: {lines}}},
    );
    expect(createdSchema.parse(created.data).cartCreate.cart.totalQuantity).toBe(2);
  });

  const NAME = '{ shop { name } }';
  const lichtung = {data: {shop: {name: 'Lichtung'}}};
  type Client = ReturnType<typeof plainClient>;
  const CALLS: readonly (readonly [keyof Client, (client: Client) => Promise<unknown>, unknown])[] = [
    ['config', ({config}) => Promise.resolve(config.apiVersion), '2026-04'],
    [
      'getApiUrl',
      ({getApiUrl}) => Promise.resolve(getApiUrl('2026-01')),
      expect.stringMatching(/\/api\/2026-01\/graphql\.json$/),
    ],
    [
      'getHeaders',
      ({getHeaders}) => Promise.resolve(Object.keys(getHeaders({'X-Own': 'x'}))),
      expect.arrayContaining(['X-SDK-Variant', 'X-SDK-Version', 'X-Own']),
    ],
    ['fetch', async ({fetch: ask}) => (await ask(NAME)).json(), expect.objectContaining(lichtung)],
    ['request', ({request}) => request(NAME, {apiVersion: '2026-01'}), expect.objectContaining(lichtung)],
    [
      'requestStream',
      async ({requestStream}) => {
        const parts: unknown[] = [];
        for await (const part of await requestStream('{ shop { name ... @defer { id } } }')) parts.push(part);
        return parts;
      },
      [expect.objectContaining({data: {shop: {name: 'Lichtung', id: 'gid://shopify/Shop/1'}}, hasNext: false})],
    ],
  ];

  it('is used here with every call that it has', () => {
    const client = plainClient({publicAccessToken: 'local-storefront-public-token'});
    expect(CALLS.map(([name]) => name).sort()).toEqual(Object.keys(client).sort());
  });

  it.each(CALLS)('%s', async (_name, call, expected) => {
    expect(await call(plainClient({publicAccessToken: 'local-storefront-public-token'}))).toEqual(expected);
  });

  it('sends no header from a browser that the service does not let through', async () => {
    const {headers} = await services.send('/api/2026-04/graphql.json', {method: 'OPTIONS'});
    const allowed = headers.get('access-control-allow-headers')?.toLowerCase().split(', ') ?? [];
    const sent = Object.keys(plainClient({publicAccessToken: 'x'}).getHeaders()).map((name) => name.toLowerCase());
    // A browser sends these without asking.
    expect(sent.filter((name) => name !== 'accept' && !allowed.includes(name))).toEqual([]);
  });

  it('sees what is wrong as with the platform', async () => {
    const client = plainClient({publicAccessToken: 'local-storefront-public-token'});
    const wrong = await client.request('{ shop { nothing } }');
    expect(wrong.errors).toMatchObject({
      networkStatusCode: 200,
      graphQLErrors: [expect.objectContaining({message: 'Cannot query field "nothing" on type "Shop".'})],
    });
    const variables = await client.request(GOODS, {variables: {first: 'many'}});
    expect(variables.errors?.graphQLErrors?.[0]?.message).toContain('$first');
    const stranger = await plainClient({publicAccessToken: 'wrong'}).request(GOODS, {variables: {first: 1}});
    expect(stranger.errors?.networkStatusCode).toBe(401);
  });

  it('repeats a throttled request the given number of times', async () => {
    const client = createStorefrontApiClient({
      storeDomain: services.wire,
      apiVersion: '2026-04',
      publicAccessToken: 'local-storefront-public-token',
      retries: 1,
      customFetchApi: (url, init) => overHttp(url, init),
    });
    const fault = {service: 'storefront', operation: 'Goods', kind: 'throttle', status: 429};
    await services.send('/control/faults', {method: 'POST', body: JSON.stringify(fault)});
    const found = await client.request<unknown>(GOODS, {variables: {first: 1}});
    expect(found.errors).toBeUndefined();
    expect(found.data).toMatchObject({products: {nodes: [{variants: {nodes: [expect.anything()]}}]}});
  });
});
