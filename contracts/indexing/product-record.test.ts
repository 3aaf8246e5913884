import {expect, it} from 'vitest';

import type {VariantFacts} from './product-facts';
import {productRecord} from './product-record';

const recordOf = (variant: Partial<VariantFacts>) => {
  const plain = {priceCents: 900, compareAtCents: null, lowestCents: null, unitPrice: null};
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
