import {afterEach, describe, expect, it, vi} from 'vitest';

import {money} from '../../domain/money';
import {archived, card, catalogueOf, forBusinesses, idsOf, productId} from './catalogue.fixture';
import {ARCHIVED, PER_KILOGRAM, wireCard, wireCardVariant, wireMetafields, wireMoney} from './wire-product.fixture';

const LAST_PAGE = {hasNextPage: false, endCursor: null};

afterEach(() => {
  vi.unstubAllGlobals();
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

  it('of gear previews its first four products for consumers, whatever stands among them', async () => {
    const nodes = [forBusinesses, card(1), archived(2), card(3), card(4), card(5), card(6)];
    const {catalogue} = catalogueOf({
      GearSubcollectionsById: () => ({nodes: [{...linked('mahlen'), products: {nodes}}]}),
    });
    const [grinding] = await catalogue.subcollections({prefix: 'g', subcollectionIds: ['mahlen']});
    expect(idsOf(grinding?.preview ?? [])).toEqual([1, 3, 4, 5].map(productId));
  });
});
