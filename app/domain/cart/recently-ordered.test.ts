import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {LIMITS} from '../../config/commerce';
import {readRecentlyOrdered, writeRecentlyOrdered} from './recently-ordered';
import type {WantedLine} from './offered-lines';

const number = fc.integer({min: 1, max: 2 ** 40});
const line: fc.Arbitrary<WantedLine> = fc.record({
  variantId: number.map((n) => `gid://shopify/ProductVariant/${n}`),
  quantity: fc.integer({min: 1, max: LIMITS.quantityMax}),
  sellingPlanId: fc.option(number.map((n) => `gid://shopify/SellingPlan/${n}`)),
  attributes: fc.constantFrom([], [{key: '_D', value: 'SP022'}], [{key: '_D', value: 'SP024'}]),
});

describe('the last lines of a cart', () => {
  it('come back with variant, quantity, plan and project', () => {
    fc.assert(
      fc.property(fc.array(line, {maxLength: LIMITS.linkLines}), (lines) => {
        expect(readRecentlyOrdered(writeRecentlyOrdered(lines))).toEqual(lines);
      }),
    );
  });

  it('say nothing of whom a gift is for', () => {
    const attributes = [{key: 'recipient_email', value: 'ada@example.com'}];
    const text = writeRecentlyOrdered([
      {variantId: 'gid://shopify/ProductVariant/7', quantity: 1, sellingPlanId: null, attributes},
    ]);
    expect(text).toBe('7-1--');
    expect(readRecentlyOrdered(text)[0]?.attributes).toEqual([]);
  });

  it('of a very full cart are as many as a link may bring', () => {
    const [one] = fc.sample(line, 1);
    const lines = Array.from({length: LIMITS.linkLines + 1}, () => one).flatMap((known) => known ?? []);
    expect(readRecentlyOrdered(writeRecentlyOrdered(lines))).toHaveLength(LIMITS.linkLines);
  });

  it.each([null, '', '7', '7-0--', '7-1--.x', '7-1000--', '0-1--', '7-1-8-SP022-9', '7-1--<b>'])(
    'are none for %j',
    (text) => {
      expect(readRecentlyOrdered(text)).toEqual([]);
    },
  );

  it('are none for a text that is longer than any cart', () => {
    expect(readRecentlyOrdered(Array.from({length: LIMITS.linkLines + 1}, () => '7-1--').join('.'))).toEqual([]);
  });
});
