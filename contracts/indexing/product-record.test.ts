import {expect, it} from 'vitest';

import {money} from '../../app/domain/money';
import {isOnSale} from '../../app/domain/product/price';
import type {VariantFacts} from './product-facts';
import {productRecord} from './product-record';

const recordOf = (...variants: readonly Partial<VariantFacts>[]) => {
  const plain = {priceCents: 900, compareAtCents: null, lowestCents: null, unitPrice: null, quantity: null};
  const facts = {
    number: 1,
    handle: 'morgentau',
    title: 'Morgentau',
    descriptionHtml: '',
    productType: 'Coffee',
    vendor: 'Lichtung',
    tags: [],
    publishedAt: '2026-01-01T00:00:00Z',
    image: null,
    fields: {},
    variants: variants.map((variant) => ({...plain, isArchived: false, isAvailable: true, ...variant})),
  };
  return productRecord(facts, [], null, 'de');
};

it.each([
  ['below the lowest price of 30 days', {compareAtCents: 1200, lowestCents: 1000}, true],
  ['no lower than in the last 30 days', {compareAtCents: 1200, lowestCents: 900}, false],
  ['without a known past', {compareAtCents: 1200}, false],
  ['that was never higher', {lowestCents: 1000}, false],
  ['whose variant is archived', {compareAtCents: 1200, lowestCents: 1000, isArchived: true}, false],
])('a price %s is on sale or not', (_, variant, onSale) => {
  expect(recordOf(variant).onSale).toBe(onSale);
});

it('search and the shop call the same prices reduced', () => {
  const around = [null, 899, 900, 901];
  const pairs = around.flatMap((compareAtCents) => around.map((lowestCents) => ({compareAtCents, lowestCents})));
  const inCents = (cents: number | null) => (cents === null ? null : money(cents));
  const inShop = pairs.map(({compareAtCents, lowestCents}) =>
    isOnSale({price: money(900), compareAtPrice: inCents(compareAtCents), lowest30Days: inCents(lowestCents)}),
  );
  expect(pairs.map((pair) => recordOf(pair).onSale)).toEqual(inShop);
  expect(inShop.filter(Boolean)).toHaveLength(1);
});

const perKilo = (cents: number) => ({cents, quantity: 1, unit: 'KG'});
const small = {priceCents: 900, unitPrice: perKilo(3600)};
const large = {priceCents: 3000, unitPrice: perKilo(3000)};

it.each([
  ['the cheapest', [large, small], 900, 3600],
  ['the cheapest that can be had', [large, {...small, isAvailable: false}], 3000, 3000],
  ['the cheapest of what is sold out', [large, small].map((each) => ({...each, isAvailable: false})), 900, 3600],
  ['the cheapest that costs something', [large, small, {priceCents: 0, unitPrice: perKilo(0)}], 900, 3600],
  ['one without a price per unit', [{...small, unitPrice: null}, large], 900, null],
])('a product has price and price per unit of one variant: %s', (_, variants, priceMinCents, unitPriceMinCents) => {
  expect(recordOf(...variants)).toMatchObject({priceMinCents, priceMaxCents: 3000});
  // A record has no attribute that nobody has filled in.
  expect(recordOf(...variants).unitPriceMinCents ?? null).toBe(unitPriceMinCents);
});
