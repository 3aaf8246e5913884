import {afterEach, describe, expect, it, vi} from 'vitest';

import {productTypes} from '../../../contracts/product-types';
import {money} from '../../domain/money';
import {createCatalogue} from './catalogue.server';
import {platformAnswering} from './platform.fixture';
import {
  ARCHIVED,
  ARCHIVED_VARIANTS,
  FOR_BUSINESSES,
  PER_KILOGRAM,
  wireCard,
  wireCardVariant,
  wireMetafields,
  wireMoney,
  wireProduct,
} from './wire-product.fixture';

type Answers = Parameters<typeof platformAnswering>[0];

const productId = (number: number) => `gid://shopify/Product/${number}`;
const card = (number: number) => wireCard({id: productId(number)});
const forBusinesses = wireCard({id: productId(99), metafields: FOR_BUSINESSES});
const archived = (number: number) => wireCard({id: productId(number), variants: ARCHIVED_VARIANTS});
const LAST_PAGE = {hasNextPage: false, endCursor: null};
const idsOf = (cards: readonly {readonly id: string}[]) => cards.map(({id}) => id);

function catalogueOf(answers: Answers) {
  const {gateway, asked} = platformAnswering(answers);
  return {
    catalogue: createCatalogue(gateway, {
      types: productTypes(),
      today: '2026-11-23',
      cartCollections: {gear: '2013', espressoCoffee: '2014', filterCoffee: '2015', mixed: '2016'},
    }),
    asked,
  };
}

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

describe('a collection', () => {
  const link = (handle: string) => ({id: handle, handle, title: handle, metafields: wireMetafields()});
  const linked = (handle: string) => ({__typename: 'Collection', ...link(handle)});

  it('is found by its handle', async () => {
    const collection = {
      ...link('espresso-shop'),
      descriptionHtml: '',
      seo: {title: null, description: null},
      parent: null,
      products: {nodes: []},
      all: {nodes: []},
    };
    const {catalogue, asked} = catalogueOf({CollectionByHandle: () => ({collection})});
    expect(await catalogue.listing('espresso-shop')).toMatchObject({handle: 'espresso-shop'});
    expect(asked[0]?.variables).toMatchObject({handle: 'espresso-shop'});
    expect(await catalogueOf({CollectionByHandle: () => ({collection: null})}).catalogue.listing('x')).toBeNull();
  });

  it('is told without its products', async () => {
    const collection = {id: 'gid://shopify/Collection/1', handle: 'grinders', title: 'Grinders', metafields: []};
    const {catalogue, asked} = catalogueOf({CollectionLinkByHandle: () => ({collection})});
    expect(await catalogue.listingLink('grinders')).toMatchObject({handle: 'grinders', title: 'Grinders'});
    expect(asked[0]?.variables).toMatchObject({handle: 'grinders'});
    expect(
      await catalogueOf({CollectionLinkByHandle: () => ({collection: null})}).catalogue.listingLink('x'),
    ).toBeNull();
  });

  it('shows its first products for consumers, from as many pages as it takes', async () => {
    const pages: Readonly<Record<string, unknown>> = {
      null: {nodes: [card(1), forBusinesses], pageInfo: {hasNextPage: true, endCursor: '1'}},
      '1': {nodes: [archived(5), card(2), card(3)], pageInfo: {hasNextPage: true, endCursor: '2'}},
    };
    const {catalogue, asked} = catalogueOf({
      CollectionCards: ({after}) => ({collection: {products: pages[String(after)]}}),
    });
    expect(idsOf(await catalogue.firstCards('espresso-shop', 2))).toEqual([productId(1), productId(2)]);
    expect(asked.map(({variables}) => [variables['handle'], variables['first'], variables['after']])).toEqual([
      ['espresso-shop', 2, null],
      ['espresso-shop', 2, '1'],
    ]);
  });

  it('shows its first products on sale', async () => {
    const soldOut = wireCardVariant('11', {availableForSale: false});
    const left = wireCardVariant('12', {metafields: ARCHIVED});
    const nodes = [{...card(1), variants: {nodes: [soldOut, left]}}, card(2), forBusinesses, card(3), card(4)];
    const {catalogue} = catalogueOf({CollectionCards: () => ({collection: {products: {nodes, pageInfo: LAST_PAGE}}})});
    expect(idsOf(await catalogue.firstCards('espresso-shop', 2, 'on-sale'))).toEqual([productId(2), productId(3)]);
  });

  it('that is not there shows none', async () => {
    expect(await catalogueOf({CollectionCards: () => ({collection: null})}).catalogue.firstCards('x', 4)).toEqual([]);
  });

  it('offers what consumers can have in one query, and nothing where it is not there', async () => {
    const soldOut = {...card(2), availableForSale: false};
    const variant = (amount: string, field: string | null, value = 'true') => ({
      title: '250 g',
      availableForSale: true,
      price: {amount, currencyCode: 'EUR'},
      unitPrice: wireMoney('39.60'),
      unitPriceMeasurement: PER_KILOGRAM,
      sellingPlanAllocations: {
        nodes: [{priceAdjustments: [{price: wireMoney('8.91'), unitPrice: wireMoney('35.64')}]}],
      },
      metafields: field === null ? [] : [{namespace: 'product', key: field, value}],
    });
    const later = variant('6.90', 'pre_order_date', '2999-01-01');
    const preOrdered = {...card(5), variants: {nodes: [later, variant('7.90', 'archived')]}};
    const planned = {
      ...card(1),
      sellingPlanGroups: {nodes: [{name: 'Abo'}]},
      variants: {nodes: [later, variant('7.90', 'archived'), variant('9.90', null)]},
    };
    const planless = {...card(4), requiresSellingPlan: true, sellingPlanGroups: {nodes: []}};
    const {catalogue, asked} = catalogueOf({
      CollectionChoices: ({handle}) => ({
        collection:
          handle === 'gone'
            ? null
            : {products: {nodes: [planned, soldOut, forBusinesses, archived(6), preOrdered, planless]}},
      }),
    });
    expect(await catalogue.choices('coffee-shop')).toMatchObject([
      {
        id: productId(1),
        canComeOnce: true,
        canComeRegularly: true,
        example: {
          title: '250 g',
          once: {price: {cents: 990}, unitPrice: {price: {cents: 3960}, quantity: 1, unit: 'kg'}},
          regular: {price: {cents: 891}, unitPrice: {price: {cents: 3564}, quantity: 1, unit: 'kg'}},
        },
      },
      {id: productId(4), canComeOnce: false, canComeRegularly: false},
    ]);
    expect(await catalogue.choices('gone')).toEqual([]);
    expect(asked).toHaveLength(2);
  });

  it('of coffee has subcollections without products', async () => {
    const {catalogue, asked} = catalogueOf({
      CoffeeSubcollectionsById: () => ({nodes: [linked('b'), null, {__typename: 'Product'}, linked('a')]}),
    });
    expect(await catalogue.subcollections({prefix: 'c', subcollectionIds: ['b', 'gone', 'c', 'a']})).toEqual([
      {handle: 'b', title: 'b', prefix: 'c', preview: []},
      {handle: 'a', title: 'a', prefix: 'c', preview: []},
    ]);
    expect(asked.map(({variables}) => variables['ids'])).toEqual([['b', 'gone', 'c', 'a']]);
  });

  it('without subcollections asks for none', async () => {
    const {catalogue, asked} = catalogueOf({});
    expect(await catalogue.subcollections({prefix: 'c', subcollectionIds: []})).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('of gear has subcollections with products for consumers', async () => {
    const reduced = wireCardVariant('11', {
      compareAtPrice: wireMoney('14.9'),
      metafields: wireMetafields({'price.lowest_30_days': '{"amount":"13.90","currency_code":"EUR"}'}),
      unitPrice: wireMoney('51.6'),
      unitPriceMeasurement: PER_KILOGRAM,
    });
    const products = {
      nodes: [wireCard({productType: 'Gear', variants: {nodes: [reduced]}}), forBusinesses, archived(2)],
    };
    const {catalogue} = catalogueOf({
      GearSubcollectionsById: () => ({nodes: [{...linked('kessel'), products}, null, {__typename: 'Product'}]}),
    });
    expect(await catalogue.subcollections({prefix: 'g', subcollectionIds: ['kessel', 'gone']})).toEqual([
      {
        handle: 'kessel',
        title: 'kessel',
        prefix: 'c',
        preview: [
          expect.objectContaining({
            id: productId(1),
            vendor: 'Lichtung',
            badge: 'sale',
            priceFrom: money(1290),
            compareAtPrice: money(1490),
            lowest30Days: money(1390),
            unitPrice: {price: money(5160), quantity: 1, unit: 'kg'},
          }),
        ],
      },
    ]);
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
