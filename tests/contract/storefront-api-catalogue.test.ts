import {beforeAll, describe, expect, it} from 'vitest';
import {borrowStorefront, ORIGIN} from './storefront/start-storefront';
import * as z from 'zod';
import type {BorrowedStorefront} from './storefront/start-storefront';

const productPage = z.object({
  collection: z.object({
    products: z.object({
      nodes: z.array(z.object({id: z.string()})),
      pageInfo: z.object({
        hasNextPage: z.boolean(),
        hasPreviousPage: z.boolean(),
        startCursor: z.string(),
        endCursor: z.string(),
      }),
    }),
  }),
});

let storefront: BorrowedStorefront;

beforeAll(async () => {
  storefront = await borrowStorefront();
});

describe('the catalogue', () => {
  it('prices plans, units and pictures of a variant', async () => {
    const reply = await storefront.run(`{
      node(id: "gid://shopify/ProductVariant/11") { ... on ProductVariant {
        title price { amount } unitPrice { amount } unitPriceMeasurement { quantityUnit quantityValue referenceUnit referenceValue }
        image { url width altText } selectedOptions { name value } quantityAvailable availableForSale
        sellingPlanAllocations(first: 1) { nodes { priceAdjustments { price { amount } compareAtPrice { amount } unitPrice { amount } } } }
        metafield(namespace: "donation", key: "variant") { reference { ... on ProductVariant { price { amount } } } }
      } } }`);
    expect(reply.data).toEqual({
      node: {
        title: 'Ganze Bohne / 250 g',
        price: {amount: '10.95'},
        unitPrice: {amount: '43.8'},
        unitPriceMeasurement: {quantityUnit: 'G', quantityValue: 250, referenceUnit: 'KG', referenceValue: 1},
        image: {url: `${ORIGIN}/cdn/shop/files/Bag.webp?v=1`, width: 1600, altText: 'Kaffeetüte'},
        selectedOptions: [
          {name: 'Mahlgrad', value: 'Ganze Bohne'},
          {name: 'Menge', value: '250 g'},
        ],
        quantityAvailable: 100,
        availableForSale: true,
        sellingPlanAllocations: {
          nodes: [
            {
              priceAdjustments: [
                {price: {amount: '9.86'}, compareAtPrice: {amount: '10.95'}, unitPrice: {amount: '39.44'}},
              ],
            },
          ],
        },
        metafield: {reference: {price: {amount: '0.0'}}},
      },
    });
  });

  it('tells sold out from sold without stock', async () => {
    const text =
      '{ product(id: "gid://shopify/Product/2") { variants(first: 9) { nodes { availableForSale currentlyNotInStock } } } }';
    expect((await storefront.run(text)).data).toEqual({
      product: {
        variants: {
          nodes: [
            {availableForSale: true, currentlyNotInStock: false},
            {availableForSale: false, currentlyNotInStock: false},
            {availableForSale: true, currentlyNotInStock: true},
          ],
        },
      },
    });
  });

  it('pages a collection forwards and backwards', async () => {
    const text = `query ($first: Int, $last: Int, $after: String, $before: String) { collection(handle: "alles") {
      products(first: $first, last: $last, after: $after, before: $before) {
        nodes { id } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } } }`;
    const page = async (variables: Record<string, unknown>) => {
      const {nodes, pageInfo} = productPage.parse((await storefront.run(text, variables)).data).collection.products;
      return {...pageInfo, numbers: nodes.map(({id}) => Number(id.split('/').at(-1)))};
    };
    const first = await page({first: 4});
    expect(first).toMatchObject({numbers: [1, 2, 3, 4], hasNextPage: true, hasPreviousPage: false});
    const second = await page({first: 4, after: first.endCursor});
    expect(second).toMatchObject({numbers: [5, 6], hasNextPage: false, hasPreviousPage: true});
    const back = await page({last: 2, before: second.startCursor});
    expect(back).toMatchObject({numbers: [3, 4], hasNextPage: true, hasPreviousPage: true});
  });

  it.each([
    ['COLLECTION_DEFAULT', false, [6, 1]],
    ['PRICE', false, [1, 6]],
    ['PRICE', true, [6, 1]],
  ])('sorts by %s, reversed: %s', async (sortKey, reverse, numbers) => {
    const text = `query ($sortKey: ProductCollectionSortKeys, $reverse: Boolean) {
      collection(handle: "kaffee") { products(first: 9, sortKey: $sortKey, reverse: $reverse) { nodes { id } } } }`;
    const reply = await storefront.run(text, {sortKey, reverse});
    const nodes = numbers.map((number) => ({id: `gid://shopify/Product/${number}`}));
    expect(reply.data).toEqual({collection: {products: {nodes}}});
  });

  it.each([
    ['COMPLEMENTARY', 'gid://shopify/Product/2'],
    ['RELATED', 'gid://shopify/Product/6'],
  ])('recommends %s products', async (intent, id) => {
    const text = `query ($intent: ProductRecommendationIntent) { productRecommendations(productHandle: "waldkaffee", intent: $intent) { id } }`;
    expect((await storefront.run(text, {intent})).data).toEqual({productRecommendations: [{id}]});
  });
});
