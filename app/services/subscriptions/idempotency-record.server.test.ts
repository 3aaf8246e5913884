import {describe, expect, it} from 'vitest';

import {ADDRESS, product, subscription} from '../../domain/subscription/subscription.fixture';
import {beforePending, pendingOf, subscriptionRecord} from './idempotency-record.server';

const before = subscription();
const after = subscription({
  products: [product(), product({itemId: 4})],
  addresses: [...before.addresses, {id: 7, address: ADDRESS, payment: null, isGift: true}],
});

it('a subscription before a lost answer is the one now without what has come since', () => {
  expect(beforePending(after, pendingOf(before))).toEqual(before);
});

it('what has gone since does not come back', () => {
  expect(beforePending(before, pendingOf(after))).toEqual(before);
});

it('without a lost answer there is none', () => {
  expect(beforePending(after, null)).toBeNull();
});

describe('a stored result', () => {
  it.each([null, 'gone', 'mail-not-known'])('is read: %j', (refusal) => {
    expect(subscriptionRecord.result.parse({refusal})).toEqual({refusal});
  });

  it.each([{refusal: 'unheard'}, {}, null])('is refused in another shape: %j', (json) => {
    expect(() => subscriptionRecord.result.parse(json)).toThrow();
  });
});
