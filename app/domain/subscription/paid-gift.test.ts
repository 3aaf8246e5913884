import {expect, it} from 'vitest';

import {giftNumber, giftShare, isPaidGift} from './paid-gift';
import {item, product} from './subscription.fixture';

const gift = product({isPrepaid: true});

it.each([
  ['a gift', [item({isPrepaid: true})], true],
  ['a gift and something else', [item({isPrepaid: true}), item()], false],
  ['something else', [item()], false],
  ['nothing', [], false],
])('a delivery of %s costs nothing: %s', (_, items, expected) => {
  expect(isPaidGift({items})).toBe(expected);
});

it.each([
  ['nothing', [], 'none'],
  ['a coffee', [product()], 'none'],
  ['a gift and a coffee', [gift, product()], 'some'],
  ['a gift, and what comes once or no more', [gift, product({kind: 'one-time'}), product({state: 'cancelled'})], 'all'],
  ['a gift that has ended', [product({isPrepaid: true, state: 'ended'}), product()], 'none'],
] as const)('of %s the share of gifts is known', (_, products, share) => {
  expect(giftShare(products)).toBe(share);
});

it.each([
  ['upcoming', {left: 3, of: 3}, 1],
  ['upcoming', {left: 1, of: 3}, 3],
  ['errored', {left: 2, of: 3}, 2],
  ['skipped', {left: 2, of: 3}, null],
  ['completed', {left: 2, of: 3}, null],
  ['upcoming', {left: 0, of: 3}, null],
  ['upcoming', null, null],
] as const)('a delivery that is %s, with %j, has the number %s', (state, giftCount, number) => {
  expect(giftNumber({state}, {giftCount})).toBe(number);
});
