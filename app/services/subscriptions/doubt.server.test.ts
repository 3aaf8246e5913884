import {expect, it} from 'vitest';

import {ADDRESS, product, subscription} from '../../domain/subscription/subscription.fixture';
import {beforeDoubt, doubtOf} from './doubt.server';

const before = subscription();
const after = subscription({
  products: [product(), product({itemId: 4})],
  addresses: [...before.addresses, {id: 7, address: ADDRESS, payment: null, isGift: true}],
});

it('a subscription before a lost answer is the one now without what has come since', () => {
  expect(beforeDoubt(after, doubtOf(before))).toEqual(before);
});

it('what has gone since does not come back', () => {
  expect(beforeDoubt(before, doubtOf(after))).toEqual(before);
});

it('without a lost answer there is none', () => {
  expect(beforeDoubt(after, null)).toBeNull();
});
