import {afterEach, describe, expect, it, vi} from 'vitest';

import {productTypes} from '../../../contracts/product-types';
import {platformAnswering} from './platform.fixture';
import {readSubscriptionGoods} from './subscription-goods.server';
import {FOR_BUSINESSES, wireMetafields, wirePicture} from './wire-product.fixture';

const variant = (number: string, traits: object = {}, product: object = {}) => ({
  __typename: 'ProductVariant',
  id: `gid://shopify/ProductVariant/${number}`,
  availableForSale: true,
  currentlyNotInStock: false,
  quantityAvailable: 12,
  image: wirePicture('a.webp'),
  selectedOptions: [
    {name: 'Menge', value: '250 g'},
    {name: 'Mahlgrad', value: 'Ganze Bohne'},
  ],
  metafields: wireMetafields(),
  product: {
    handle: 'morgentau',
    title: 'Morgentau',
    productType: 'Coffee',
    requiresSellingPlan: false,
    metafields: wireMetafields(),
    ...product,
  },
  ...traits,
});

async function goodsOf(nodes: readonly unknown[], numbers: readonly string[] = ['11']) {
  const {gateway, asked} = platformAnswering({SubscriptionGoods: () => ({nodes})});
  return {goods: await readSubscriptionGoods(gateway, numbers, {types: productTypes(), today: '2026-11-21'}), asked};
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('catalogue data of a subscribed variant', () => {
  it('is what its product and its options say', async () => {
    const {goods, asked} = await goodsOf([variant('11')]);
    expect([...goods]).toEqual([
      [
        '11',
        {
          title: 'Morgentau',
          variantTitle: '250 g, Ganze Bohne',
          handle: 'morgentau',
          picture: {path: '/media/a.webp', alt: 'Picture a.webp', width: 800, height: 1000},
          isCoffee: true,
          donates: false,
          isForBusinesses: false,
          available: 12,
          isPreOrder: false,
          needsPlan: false,
          filters: ['other'],
        },
      ],
    ]);
    expect(asked[0]?.variables).toMatchObject({ids: ['gid://shopify/ProductVariant/11']});
  });

  it('donates where its variant names a donation', async () => {
    const metafields = wireMetafields({'donation.variant': 'gid://shopify/ProductVariant/1'});
    expect((await goodsOf([variant('11', {metafields})])).goods.get('11')?.donates).toBe(true);
  });

  it.each([
    ['there', {quantityAvailable: 3}, 3, false],
    ['sold out', {availableForSale: false, quantityAvailable: 0}, 0, false],
    ['sold without stock', {currentlyNotInStock: true, quantityAvailable: -2}, null, true],
    ['not counted', {quantityAvailable: 0}, null, false],
    ['no longer counted, after it was oversold', {quantityAvailable: -7}, null, false],
    ['on pre-order until a day', {metafields: wireMetafields({'product.pre_order_date': '2027-01-18'})}, 12, true],
    ['out since its day', {metafields: wireMetafields({'product.pre_order_date': '2026-11-21'})}, 12, false],
    ['of a stock that may not be read', {currentlyNotInStock: undefined, quantityAvailable: undefined}, null, false],
  ])('that is %s comes in up to %s pieces, on pre-order: %s', async (_, traits, available, isPreOrder) => {
    expect((await goodsOf([variant('11', traits)])).goods.get('11')).toMatchObject({available, isPreOrder});
  });

  it.each([
    [
      'a filter coffee',
      {metafields: wireMetafields({'filter.coffee_preparation_method': '["filterCoffee"]'})},
      ['filter'],
    ],
    ['an espresso', {metafields: wireMetafields({'filter.coffee_preparation_method': '["espresso"]'})}, ['espresso']],
    ['gear', {productType: 'Gear'}, ['other']],
  ])('is filtered as %s', async (_, product, filters) => {
    const {goods} = await goodsOf([variant('11', {}, product)]);
    expect(goods.get('11')).toMatchObject({isCoffee: !('productType' in product), filters});
  });

  it('says what is sold to businesses only', async () => {
    const {goods} = await goodsOf([variant('11', {}, {metafields: FOR_BUSINESSES})]);
    expect(goods.get('11')).toMatchObject({isForBusinesses: true});
  });

  it('is nothing of what has left the portfolio, is gone or is none', async () => {
    const archived = variant('12', {metafields: wireMetafields({'product.archived': 'true'})});
    const {goods} = await goodsOf([archived, null, {__typename: 'Product'}, variant('13')]);
    expect([...goods.keys()]).toEqual(['13']);
  });

  it('is asked for at most 250 at a time, and not at all for none', async () => {
    const numbers = Array.from({length: 251}, (_, index) => String(index));
    expect((await goodsOf([], numbers)).asked[0]?.variables['ids']).toHaveLength(250);
    expect((await goodsOf([], [])).asked).toEqual([]);
  });
});
