import {expect, it} from 'vitest';

import {money} from '../../app/domain/money';
import {isOnSale} from '../../app/domain/product/price';
import type {VariantFacts} from './product-facts';
import {productRecord} from './product-record';

const recordOf = (variant: Partial<VariantFacts>) => {
  const plain = {priceCents: 900, compareAtCents: null, lowestCents: null, unitPrice: null, quantity: null};
  const facts = {
    ...{number: 1, handle: 'morgentau', title: 'Morgentau', descriptionHtml: '', productType: 'Coffee'},
    ...{vendor: 'Lichtung', tags: [], publishedAt: '2026-01-01T00:00:00Z', image: null, fields: {}},
    variants: [{...plain, isArchived: false, isAvailable: true, ...variant}],
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
