import {expect, it} from 'vitest';

import {businessLineChanges, businessRefusals, hasBusinessLines, lostBusinessLines} from './business-lines';
import {exampleCart, exampleLine} from './cart.fixture';

const bag = exampleLine({id: 'bag'});
const sack = exampleLine({id: 'sack', isForBusinesses: true});

it.each([
  ['nothing of what is for everyone', [bag], false, []],
  ['what is for businesses only', [bag, sack], false, ['sack']],
  ['nothing of what a business buys', [bag, sack], true, []],
] as const)('takes out of a cart %s', (_, lines, isBusiness, removed) => {
  const update = removed.map((lineId) => ({lineId, quantity: 0}));
  expect(businessLineChanges(exampleCart(lines), isBusiness)).toEqual({add: [], update});
});

it.each([
  [[bag], false],
  [[bag, sack], true],
])('asks who the shopper is only where it matters', (lines, matters) => {
  expect(hasBusinessLines(exampleCart(lines))).toBe(matters);
});

it.each([
  ['just now', null, {lineId: null}],
  ['once more', exampleCart([{...sack, quantity: 3}]), {lineId: null}],
  ['long ago', exampleCart([bag, sack]), {lineId: 'sack', goneTitle: 'Morgentau'}],
] as const)('refuses what is for businesses only, and names it where it was put in %s', (_, before, refused) => {
  expect(businessRefusals(before, exampleCart([bag, sack]))).toEqual([{code: 'business-only', ...refused}]);
});

it.each([
  ['names the line for businesses that a cart has lost', [bag, sack], [bag], ['Morgentau']],
  ['names no line for everyone', [bag, sack], [sack], []],
  ['names no line that is still in the cart', [bag, sack], [bag, sack], []],
] as const)('%s', (_, before, after, names) => {
  const refusals = names.map((goneTitle) => ({code: 'business-only', lineId: 'sack', goneTitle}));
  expect(lostBusinessLines(exampleCart(before), exampleCart(after))).toEqual(refusals);
});
