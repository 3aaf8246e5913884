import {describe, expect, it} from 'vitest';

import {productTypes} from '../../../contracts/product-types';
import {money} from '../../domain/money';
import {exampleVariant} from '../../domain/product/product.fixture';
import {readMetafields} from './metafields.server';
import {
  reshapeBadge,
  reshapeHandles,
  reshapeKind,
  reshapeMoney,
  reshapePicture,
  reshapePrefix,
  reshapeUnitPrice,
} from './reshape.server';
import {PER_KILOGRAM, wireMetafields, wireMoney, wirePicture} from './wire-product.fixture';

it('amounts become integer cents', () => {
  expect(reshapeMoney({amount: '12.9', currencyCode: 'CHF'})).toEqual({cents: 1290, currency: 'CHF'});
});

describe('a picture', () => {
  it('is served under the shop’s own origin', () => {
    expect(reshapePicture(wirePicture('a.webp'))).toEqual({
      path: '/media/a.webp',
      alt: 'Picture a.webp',
      width: 800,
      height: 1000,
    });
  });

  it('without a text or a size has defaults', () => {
    expect(reshapePicture(wirePicture('a.webp', {altText: null, width: null, height: null}))).toEqual({
      path: '/media/a.webp',
      alt: '',
      width: 1,
      height: 1,
    });
  });

  it.each([
    ['there is none', null],
    ['it is not asked for', undefined],
    ['its address names no file', wirePicture('a.webp', {url: 'https://cdn.platform.example/files/'})],
  ])('is none where %s', (_, wire) => {
    expect(reshapePicture(wire)).toBeNull();
  });
});

describe('a price per unit', () => {
  it('names its unit', () => {
    const wire = {unitPrice: wireMoney('51.6'), unitPriceMeasurement: PER_KILOGRAM};
    expect(reshapeUnitPrice(wire, wire.unitPrice)).toEqual({price: money(5160), quantity: 1, unit: 'kg'});
  });

  it('names the quantity that it is for', () => {
    const per100Grams = {...PER_KILOGRAM, referenceUnit: 'G', referenceValue: 100} as const;
    const wire = {unitPrice: wireMoney('3.98'), unitPriceMeasurement: per100Grams};
    expect(reshapeUnitPrice(wire, wire.unitPrice)).toEqual({price: money(398), quantity: 100, unit: 'g'});
  });

  it.each([
    ['a piece is not measured', {unitPrice: null, unitPriceMeasurement: null}, wireMoney('51.6')],
    [
      'the unit is not said',
      {unitPrice: null, unitPriceMeasurement: {...PER_KILOGRAM, referenceUnit: null}},
      wireMoney('51.6'),
    ],
    ['the price is not said', {unitPrice: null, unitPriceMeasurement: PER_KILOGRAM}, null],
  ])('is none where %s', (_, wire, price) => {
    expect(reshapeUnitPrice(wire, price)).toBeNull();
  });
});

it.each([
  ['Coffee', 'coffee'],
  ['Gear', 'gear'],
  ['Bundle', 'bundle'],
  ['Gift Card', 'gift-card'],
  ['Donation', 'donation'],
  ['Furniture', 'gear'],
  ['', 'gear'],
])('the product type %j is %s', (type, kind) => {
  expect(reshapeKind(type, productTypes())).toBe(kind);
});

it.each([
  ['g', 'g'],
  ['k', 'k'],
  ['c', 'c'],
  ['x', 'c'],
  [null, 'c'],
  [undefined, 'c'],
])('the page type %j is %s', (type, prefix) => {
  expect(reshapePrefix(type)).toBe(prefix);
});

describe('the badge of a product', () => {
  const offered = (...given: Parameters<typeof exampleVariant>) => ({...exampleVariant(...given), isPreOrder: false});
  const preOrder = {...exampleVariant('1'), isPreOrder: true};
  const reduced = offered('2', {compareAtPrice: money(1500), lowest30Days: money(1400)});
  const ofUnknownHistory = offered('2', {compareAtPrice: money(1500)});
  const notReduced = offered('3', {compareAtPrice: money(1290)});
  const soldOut = {availableForSale: false} as const;
  it.each([
    ['none', null, [offered('1')], null],
    ['what the editors wrote', 'new', [offered('1')], 'new'],
    ['sold out', 'new', [offered('1', soldOut)], 'sold-out'],
    ['pre-order where all that can be bought has yet to arrive', null, [preOrder], 'pre-order'],
    ['no pre-order where one is there', null, [preOrder, offered('2')], null],
    ['pre-order whatever is sold out', null, [preOrder, offered('2', soldOut)], 'pre-order'],
    ['no pre-order of nothing', null, [offered('1', soldOut)], 'sold-out'],
    ['sold out where nothing is made', null, [], 'sold-out'],
    ['sale where one is reduced', null, [offered('1'), reduced], 'sale'],
    ['no sale where the lowest price of 30 days is not known', null, [ofUnknownHistory], null],
    ['no sale where the price was the same', null, [notReduced], null],
    ['no sale where the reduced one is sold out', null, [{...reduced, ...soldOut}, offered('1')], null],
  ] as const)('%s', (_, written, variants, badge) => {
    expect(reshapeBadge(written, variants)).toBe(badge);
  });
});

describe('the handles of a product or a collection in each language', () => {
  it.each([
    ['{"de":"morgentau","en":"morning-dew"}', {de: 'morgentau', en: 'morning-dew'}],
    ['{"de":"morgentau"}', {de: 'morgentau'}],
    ['{"de":"morgentau","fr":"rosee"}', {de: 'morgentau'}],
    ['{"de":""}', {}],
    [JSON.stringify({de: 'a'.repeat(256)}), {}],
    ['morgentau', {}],
  ])('%s', (written, handles) => {
    expect(reshapeHandles(readMetafields(wireMetafields({'seo.handles': written})))).toEqual(handles);
  });

  it('are none where nothing is set', () => {
    expect(reshapeHandles(readMetafields([]))).toEqual({});
  });
});
