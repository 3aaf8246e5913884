import {afterEach, describe, expect, it, vi} from 'vitest';

import {productTypes} from '../../../contracts/product-types';
import {archived, card, catalogueOf, forBusinesses, idsOf, productId} from './catalogue.fixture';
import {createCatalogue} from './catalogue.server';
import {platformAnswering} from './platform.fixture';
import {ARCHIVED, wireCardVariant, wireMetafields, wireMoney, wireProduct} from './wire-product.fixture';

const LAST_PAGE = {hasNextPage: false, endCursor: null};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a product', () => {
  it('is found by its handle, in the language and for the country of the request', async () => {
    const {catalogue, asked} = catalogueOf({Product: () => ({product: wireProduct()})});
    expect(await catalogue.product('morgentau')).toMatchObject({handle: 'morgentau'});
    expect(asked).toEqual([
      {name: 'Product', variables: {handle: 'morgentau', lang: 'DE', language: 'DE', country: 'AT'}},
    ]);
  });

  it('is none behind an unknown handle', async () => {
    expect(await catalogueOf({Product: () => ({product: null})}).catalogue.product('nichts')).toBeNull();
  });

  it('has its handle of this language by that of another', async () => {
    const {catalogue, asked} = catalogueOf({
      ProductIdByHandle: () => ({product: {id: productId(1)}}),
      ProductHandleById: () => ({product: {handle: 'morgentau'}}),
    });
    expect(await catalogue.productHandle('morning-dew', 'EN')).toBe('morgentau');
    expect(asked.map(({variables}) => variables['lang'])).toEqual(['EN', 'DE']);
    expect(asked[1]?.variables).toMatchObject({id: productId(1)});
  });

  it.each([
    ['there is none', {ProductIdByHandle: () => ({product: null})}],
    [
      'it has gone since',
      {ProductIdByHandle: () => ({product: {id: productId(1)}}), ProductHandleById: () => ({product: null})},
    ],
  ])('has no other handle where %s', async (_, answers) => {
    expect(await catalogueOf(answers).catalogue.productHandle('morning-dew', 'EN')).toBeNull();
  });

  it('tells the stock of its variants, and nothing where it is gone', async () => {
    const nodes = [{id: 'v', sku: null, availableForSale: true, currentlyNotInStock: true}];
    const known = catalogueOf({ProductStock: () => ({product: {id: productId(1), handle: 'a', variants: {nodes}}})});
    expect(await known.catalogue.stock(productId(1))).toEqual([{id: 'v', availableForSale: true, notInStock: true}]);
    expect(known.asked[0]?.variables).toMatchObject({id: productId(1)});
    expect(await catalogueOf({ProductStock: () => ({product: null})}).catalogue.stock(productId(1))).toBeNull();
  });
});

describe('recommendations', () => {
  it('beside a product is for consumers, and still made', async () => {
    const {catalogue, asked} = catalogueOf({
      ProductRecommendations: () => ({productRecommendations: [card(1), forBusinesses, archived(2)]}),
    });
    expect(idsOf(await catalogue.recommendations('morgentau', 'RELATED'))).toEqual([productId(1)]);
    expect(asked[0]?.variables).toMatchObject({handle: 'morgentau', intent: 'RELATED'});
    const none = catalogueOf({ProductRecommendations: () => ({productRecommendations: null})});
    expect(await none.catalogue.recommendations('morgentau', 'RELATED')).toEqual([]);
  });

  it('beside a cart comes from the collection of that name', async () => {
    const {catalogue, asked} = catalogueOf({
      CartRecommendedCollectionProducts: () => ({
        collection: {products: {nodes: [archived(2), card(1), forBusinesses]}},
      }),
    });
    expect(idsOf(await catalogue.recommendedFrom('gear'))).toEqual([productId(1)]);
    expect(asked[0]?.variables).toMatchObject({id: 'gid://shopify/Collection/2013'});
    const none = catalogueOf({CartRecommendedCollectionProducts: () => ({collection: null})});
    expect(await none.catalogue.recommendedFrom('gear')).toEqual([]);
  });

  it('asks for none of a collection that the merchant has not set', async () => {
    const {gateway, asked} = platformAnswering({});
    const catalogue = createCatalogue(gateway, {types: productTypes(), today: '2026-11-23', cartCollections: {}});
    expect(await catalogue.recommendedFrom('gear')).toEqual([]);
    expect(asked).toEqual([]);
  });
});

describe('products and variants by their ids', () => {
  const variant = (number: number, exclusive: {readonly value: string} | null = null) => ({
    __typename: 'ProductVariant',
    id: `gid://shopify/ProductVariant/${number}`,
    title: '250 g',
    availableForSale: true,
    price: wireMoney('12.9'),
    selectedOptions: [],
    metafields: wireMetafields(),
    product: {id: productId(1), handle: 'a', title: 'A', requiresSellingPlan: false, exclusive},
  });

  it('are those that are there, for consumers and still made', async () => {
    const {catalogue, asked} = catalogueOf({
      MultipleVariantsById: () => ({nodes: [variant(11), null, variant(12, {value: 'true'}), {__typename: 'Page'}]}),
      MultipleProductsById: () => ({
        nodes: [
          {__typename: 'Product', ...card(1)},
          null,
          {__typename: 'Product', ...forBusinesses},
          {__typename: 'Product', ...archived(2)},
          {__typename: 'Page'},
        ],
      }),
    });
    expect(idsOf(await catalogue.offeredVariants(['v']))).toEqual(['gid://shopify/ProductVariant/11']);
    expect(idsOf(await catalogue.cards(['p']))).toEqual([productId(1)]);
    expect(asked.map(({variables}) => variables['ids'])).toEqual([['v'], ['p']]);
  });

  it('come by their handles in their order, twelve by a query, without those that are gone and those for businesses', async () => {
    const places = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');
    const known = new Map('abcdefghijklmn'.split('').map((handle, at) => [handle, card(at + 1)]));
    const {catalogue, asked} = catalogueOf({
      ProductsByHandle: (variables) =>
        Object.fromEntries(
          places.map((place) => {
            const handle = String(variables[place]);
            return [place, handle === 'business' ? forBusinesses : (known.get(handle) ?? null)];
          }),
        ),
    });
    const found = await catalogue.cardsByHandle(['n', 'gone', 'm', 'business', ...'abcdefghijk'.split(''), 'n']);
    const numbers = [14, 13, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 14];
    expect(idsOf(found)).toEqual(numbers.map(productId));
    expect(asked).toHaveLength(2);
    expect(asked[0]?.variables).toMatchObject({first: 'n', twelfth: 'h', lang: 'DE', country: 'AT'});
    expect(idsOf(await catalogue.cardsByHandle(['gone', 'b']))).toEqual([productId(2)]);
  });

  it('are not asked for where there are none', async () => {
    const {catalogue, asked} = catalogueOf({});
    expect(await catalogue.offeredVariants([])).toEqual([]);
    expect(await catalogue.cards([])).toEqual([]);
    expect(await catalogue.cardsByHandle([])).toEqual([]);
    expect(asked).toEqual([]);
  });
});

describe('the coffees of the match', () => {
  it('carry their tags and what is left of their variants that are still made', async () => {
    const nodes = [
      {
        ...card(1),
        tags: ['mild', 'filter'],
        variants: {
          nodes: [
            {...wireCardVariant('1'), quantityAvailable: 12},
            {...wireCardVariant('2', {availableForSale: false}), quantityAvailable: -3},
            {...wireCardVariant('3', {currentlyNotInStock: true}), quantityAvailable: -2},
            {...wireCardVariant('4'), quantityAvailable: 5},
            {...wireCardVariant('9', {metafields: ARCHIVED}), quantityAvailable: 40},
          ],
        },
      },
      forBusinesses,
      archived(2),
    ];
    const {catalogue, asked} = catalogueOf({
      CoffeesToMatch: () => ({collection: {products: {nodes, pageInfo: LAST_PAGE}}}),
    });
    const [candidate, ...more] = await catalogue.candidates('alle-kaffees');
    expect(more).toEqual([]);
    expect(candidate).toMatchObject({card: {id: productId(1)}, stock: 17});
    expect([...(candidate?.suits ?? [])]).toEqual(['mild', 'filter']);
    expect(asked[0]?.variables).toMatchObject({handle: 'alle-kaffees'});
  });

  it.each([0, -7, null])(
    'can be had in any number where %s pieces are for sale, uncounted',
    async (quantityAvailable) => {
      const nodes = [{...card(1), tags: [], variants: {nodes: [{...wireCardVariant('1'), quantityAvailable}]}}];
      const {catalogue} = catalogueOf({
        CoffeesToMatch: () => ({collection: {products: {nodes, pageInfo: LAST_PAGE}}}),
      });
      expect(await catalogue.candidates('alle-kaffees')).toMatchObject([{stock: Infinity}]);
    },
  );

  it('are none where the collection is not there', async () => {
    expect(await catalogueOf({CoffeesToMatch: () => ({collection: null})}).catalogue.candidates('x')).toEqual([]);
  });
});
