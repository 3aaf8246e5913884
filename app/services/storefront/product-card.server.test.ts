import {describe, expect, it} from 'vitest';

import {productTypes} from '../../../contracts/product-types';
import {money} from '../../domain/money';
import {isForConsumers, isShown, madeVariants, reshapeProductCard as reshape} from './product-card.server';
import {
  ARCHIVED,
  ARCHIVED_VARIANTS,
  FOR_BUSINESSES,
  PER_KILOGRAM,
  shownPicture,
  wireCard,
  wireCardVariant,
  wireMetafields,
  wireMoney,
  wirePicture,
} from './wire-product.fixture';

const SETTINGS = {types: productTypes(), today: '2026-11-23'};
const reshapeProductCard = (wire: Parameters<typeof reshape>[0]) => reshape(wire, SETTINGS);

const ofVariants = (...variants: ReturnType<typeof wireCardVariant>[]) => wireCard({variants: {nodes: variants}});
const soldOut = {availableForSale: false} as const;

describe('a card of a product', () => {
  it('says what its variant says', () => {
    const variant = wireCardVariant('11', {
      compareAtPrice: wireMoney('14.9'),
      metafields: wireMetafields({'price.lowest_30_days': '{"amount":"13.90","currency_code":"EUR"}'}),
      unitPrice: wireMoney('51.6'),
      unitPriceMeasurement: PER_KILOGRAM,
    });
    expect(reshapeProductCard(ofVariants(variant))).toEqual({
      id: 'gid://shopify/Product/1',
      handle: 'morgentau',
      title: 'Morgentau',
      kind: 'coffee',
      vendor: 'Lichtung',
      picture: null,
      offer: {variantId: 'gid://shopify/ProductVariant/11', title: '250 g', isPreOrder: false},
      taste: [],
      badge: 'sale',
      availableForSale: true,
      priceFrom: money(1290),
      priceVaries: false,
      compareAtPrice: money(1490),
      lowest30Days: money(1390),
      unitPrice: {price: money(5160), quantity: 1, unit: 'kg'},
    });
  });

  it('shows a long word with soft hyphens, beside its plain title', () => {
    const title = 'Filterkaffeemaschine Tide';
    const tileTitle = 'Filter\u00ADkaffee\u00ADmaschine Tide';
    expect(reshapeProductCard(wireCard({title}))).toMatchObject({title, tileTitle});
  });

  it('has a picture, another one under the pointer, and at most three tastes', () => {
    const card = reshapeProductCard(
      wireCard({
        images: {nodes: [wirePicture('a.webp'), wirePicture('b.webp')]},
        hover: {reference: {__typename: 'MediaImage', image: wirePicture('hover.webp')}},
        metafields: wireMetafields({'coffee.taste': '["a","b","c","d"]', 'product.badge': 'new'}),
      }),
    );
    expect(card).toMatchObject({
      picture: shownPicture('a.webp'),
      hover: shownPicture('hover.webp'),
      taste: ['a', 'b', 'c'],
      badge: 'new',
    });
  });

  it.each([
    ['nothing is set', null],
    ['what is set is no picture', {reference: {__typename: 'Video' as const}}],
    ['the picture is gone', {reference: {__typename: 'MediaImage' as const, image: null}}],
    ['what was set is gone', {reference: null}],
  ])('has no other picture under the pointer where %s', (_, hover) => {
    expect(reshapeProductCard(wireCard({hover}))).not.toHaveProperty('hover');
  });

  it('speaks for its cheapest variant on sale', () => {
    const card = reshapeProductCard(
      ofVariants(
        wireCardVariant('11', {price: wireMoney('39.0')}),
        wireCardVariant('12', {price: wireMoney('5.0'), ...soldOut}),
        wireCardVariant('13', {price: wireMoney('12.9'), currentlyNotInStock: true}),
      ),
    );
    expect(card).toMatchObject({
      priceFrom: money(1290),
      priceVaries: true,
      offer: {variantId: 'gid://shopify/ProductVariant/13', isPreOrder: true},
    });
  });

  it('has the price of its plan where it is sold with a plan alone, and no reduction', () => {
    const onPlan = {priceAdjustments: [{price: wireMoney('11.61'), unitPrice: wireMoney('46.44')}]};
    const variant = wireCardVariant('11', {
      compareAtPrice: wireMoney('14.9'),
      metafields: wireMetafields({'price.lowest_30_days': '{"amount":"13.90","currency_code":"EUR"}'}),
      unitPrice: wireMoney('51.6'),
      unitPriceMeasurement: PER_KILOGRAM,
      sellingPlanAllocations: {nodes: [onPlan]},
    });
    const wire = {...ofVariants(variant), requiresSellingPlan: true};
    expect(reshapeProductCard(wire)).toMatchObject({
      badge: null,
      priceFrom: money(1161),
      compareAtPrice: null,
      lowest30Days: null,
      unitPrice: {price: money(4644)},
    });
    expect(reshapeProductCard(ofVariants(variant))).toMatchObject({badge: 'sale', priceFrom: money(1290)});
  });

  it('says of coffee that it donates', () => {
    const metafields = wireMetafields({'donation.variant': 'gid://shopify/ProductVariant/92'});
    const card = reshapeProductCard(ofVariants(wireCardVariant('11', {metafields})));
    expect(card).toMatchObject({offer: {donates: true}});
  });

  it('speaks for the cheapest where all are sold out, and offers none', () => {
    const card = reshapeProductCard(
      ofVariants(
        wireCardVariant('11', {price: wireMoney('39.0'), ...soldOut}),
        wireCardVariant('12', {price: wireMoney('5.0'), ...soldOut}),
      ),
    );
    expect(card).toMatchObject({priceFrom: money(500), badge: 'sold-out'});
    expect(card).not.toHaveProperty('offer');
  });

  it('cannot be had where only what is no longer made is left', () => {
    const left = wireCardVariant('12', {price: wireMoney('5.0'), metafields: ARCHIVED});
    const card = reshapeProductCard(ofVariants(wireCardVariant('11', soldOut), left));
    expect(card).toMatchObject({availableForSale: false, priceFrom: money(1290), badge: 'sold-out'});
  });

  it('without variants has the platform’s price', () => {
    expect(reshapeProductCard(ofVariants())).toMatchObject({
      priceFrom: money(990),
      priceVaries: false,
      compareAtPrice: null,
      lowest30Days: null,
      unitPrice: null,
      badge: 'sold-out',
    });
  });

  it.each([
    ['a gift card', wireCard({productType: 'Gift Card'})],
    ['a donation', wireCard({productType: 'Donation'})],
    ['what is sold with a plan alone', wireCard({requiresSellingPlan: true})],
    ['what has no variant', ofVariants()],
  ])('offers no press for %s', (_, wire) => {
    expect(reshapeProductCard(wire)).not.toHaveProperty('offer');
  });
});

describe('the variants of a card', () => {
  it('are those that are still made and cost something', () => {
    const wire = ofVariants(
      wireCardVariant('11', {metafields: ARCHIVED}),
      wireCardVariant('12', {price: wireMoney('0.0')}),
      wireCardVariant('13', {price: wireMoney('0.01'), title: 'Default Title'}),
    );
    expect(madeVariants(wire, SETTINGS).map(({id, title}) => [id, title])).toEqual([
      ['gid://shopify/ProductVariant/13', null],
    ]);
  });

  it('are those that cost nothing where none has a price: the product can be had', () => {
    const wire = ofVariants(wireCardVariant('11', {price: wireMoney('0.0')}));
    const card = reshapeProductCard(wire);
    expect(card).toMatchObject({availableForSale: true, priceFrom: money(0), priceVaries: false});
    expect([card.badge, card.offer?.variantId]).toEqual([null, 'gid://shopify/ProductVariant/11']);
  });

  it('are none of a donation that is only part of other products', () => {
    const wire = {...ofVariants(wireCardVariant('11', {price: wireMoney('0.0')})), productType: 'Donation'};
    expect(reshapeProductCard(wire).availableForSale).toBe(false);
  });
});

it.each([
  ['everybody', wireMetafields(), true],
  ['business customers alone', FOR_BUSINESSES, false],
])('a product for %s is for consumers: %s', (_, metafields, expected) => {
  expect(isForConsumers(wireCard({metafields}))).toBe(expected);
});

it.each([
  ['is still made', {}, true],
  ['is made in part', {variants: {nodes: [...ARCHIVED_VARIANTS.nodes, wireCardVariant('11')]}}, true],
  ['is sold out', ofVariants(wireCardVariant('11', soldOut)), true],
  ['is for business customers alone', {metafields: FOR_BUSINESSES}, false],
  ['is no longer made', {variants: ARCHIVED_VARIANTS}, false],
])('a product that %s is shown: %s', (_, traits, expected) => {
  expect(isShown(wireCard(traits))).toBe(expected);
});
