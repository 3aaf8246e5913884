import {afterEach, describe, expect, it, vi} from 'vitest';

import {productTypes} from '../../../contracts/product-types';
import {money} from '../../domain/money';
import {readFeed} from './feed.server';
import {platformAnswering} from './platform.fixture';
import {wireMetafields, wireMoney, wirePicture} from './wire-product.fixture';

const variant = (number: number, traits: object = {}) => ({
  id: `gid://shopify/ProductVariant/${number}`,
  barcode: null,
  title: '250 g',
  availableForSale: true,
  currentlyNotInStock: false,
  image: null,
  price: wireMoney('12.9'),
  compareAtPrice: null,
  metafields: wireMetafields(),
  ...traits,
});
const measured = (quantityUnit: string, quantityValue: number) => ({
  quantityUnit,
  quantityValue,
  referenceUnit: 'KG',
  referenceValue: 1,
});
const product = (traits: object = {}) => ({
  id: 'gid://shopify/Product/1',
  handle: 'morgentau',
  title: 'Morgentau',
  vendor: 'Lichtung',
  productType: 'Coffee',
  requiresSellingPlan: false,
  description: 'Klar.',
  metafields: wireMetafields(),
  variants: {nodes: [variant(11)]},
  ...traits,
});

function feedOf(nodes: readonly object[], language: 'de' | 'en' = 'de') {
  const platform = platformAnswering({
    FeedProducts: () => ({products: {pageInfo: {hasNextPage: false, endCursor: null}, nodes}}),
  });
  return {
    items: readFeed(platform.gateway, language, {types: productTypes(), today: '2026-11-23'}),
    asked: platform.asked,
  };
}
const ofVariants = (...nodes: ReturnType<typeof variant>[]) => feedOf([product({variants: {nodes}})]).items;

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('feed entry of a variant', () => {
  it('is what the product says where there is no choice', async () => {
    expect(await ofVariants(variant(11))).toEqual([
      {
        id: '11',
        group: '1',
        title: 'Morgentau',
        description: 'Klar.',
        path: '/de/p/morgentau',
        picture: null,
        availability: 'in_stock',
        availableFrom: null,
        price: money(1290),
        priceBefore: null,
        brand: 'Lichtung',
        gtin: null,
        mpn: null,
        unit: null,
      },
    ]);
  });

  it('is its own where there is one', async () => {
    const [first, second] = await ofVariants(
      variant(11, {
        barcode: '4012345678901',
        image: wirePicture('a.webp'),
        unitPriceMeasurement: measured('G', 250),
        metafields: wireMetafields({'product.mpn': 'MT-250'}),
      }),
      variant(12, {title: '1 kg / Ganze Bohne', barcode: ''}),
    );
    expect(first).toMatchObject({
      title: 'Morgentau, 250 g',
      path: '/de/p/morgentau?variant=11',
      picture: '/media/a.webp',
      gtin: '4012345678901',
      mpn: 'MT-250',
      unit: {measure: '250g', base: '1kg'},
    });
    expect(second).toMatchObject({
      title: 'Morgentau, 1 kg, Ganze Bohne',
      path: '/de/p/morgentau?variant=12',
      gtin: null,
    });
  });

  it.each([
    ['in_stock', {}],
    ['preorder', {metafields: wireMetafields({'product.pre_order_date': '2027-11-23'})}],
    ['out_of_stock', {availableForSale: false, currentlyNotInStock: true}],
  ])('is that it is %s', async (availability, traits) => {
    expect(await ofVariants(variant(11, traits))).toMatchObject([{availability}]);
  });

  it.each([
    ['undated', {currentlyNotInStock: true}],
    ['more than a year ahead', {metafields: wireMetafields({'product.pre_order_date': '2027-11-24'})}],
  ])('is not there where its day is %s', async (_, traits) => {
    expect(await ofVariants(variant(11, traits))).toEqual([]);
  });

  it.each([
    ['a unit that the merchant centre does not know', measured('ITEM', 10)],
    ['a reference that it does not compare by', {...measured('G', 250), referenceValue: 3}],
  ])('has no quantity in %s', async (_, unitPriceMeasurement) => {
    expect(await ofVariants(variant(11, {unitPriceMeasurement}))).toMatchObject([{unit: null}]);
  });

  it.each([
    ['15.0', '14.0', money(1500)],
    ['15.0', '12.9', null],
    ['15.0', null, null],
    ['12.9', '14.0', null],
  ])('is the price before only of a reduction: %s, lowest of 30 days %s', async (amount, lowest, priceBefore) => {
    const written = lowest === null ? {} : {'price.lowest_30_days': JSON.stringify({amount: lowest})};
    const traits = {compareAtPrice: wireMoney(amount), metafields: wireMetafields(written)};
    expect(await ofVariants(variant(11, traits))).toMatchObject([{priceBefore}]);
  });

  it('is the title where nothing describes it', async () => {
    expect(await feedOf([product({description: ''})]).items).toMatchObject([{description: 'Morgentau'}]);
  });
});

describe('products of the feed', () => {
  it.each([
    ['Coffee', 1],
    ['Gear', 1],
    ['Bundle', 1],
    ['Gift Card', 0],
    ['Donation', 0],
  ])('%s: %i', async (productType, count) => {
    expect(await feedOf([product({productType})]).items).toHaveLength(count);
  });

  it('is nothing that comes in a subscription alone', async () => {
    expect(await feedOf([product({requiresSellingPlan: true})]).items).toEqual([]);
  });

  it.each(['b2b.exclusive', 'seo.noindex'])('is nothing with %s', async (field) => {
    expect(await feedOf([product({metafields: wireMetafields({[field]: 'true'})})]).items).toEqual([]);
  });

  it('is no variant that has left the portfolio', async () => {
    const archived = variant(12, {metafields: wireMetafields({'product.archived': 'true'})});
    expect((await ofVariants(variant(11), archived)).map(({id}) => id)).toEqual(['11']);
  });

  it('is asked for in the language of the feed', async () => {
    const {items, asked} = feedOf([product()], 'en');
    expect(await items).toMatchObject([{path: '/en/p/morgentau'}]);
    expect(asked[0]?.variables).toMatchObject({lang: 'EN', after: null});
  });
});
