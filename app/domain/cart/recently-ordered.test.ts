import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {LIMITS} from '../../config/commerce';
import {readRecentlyOrdered, readSeenPrices, writeRecentlyOrdered, type PricedLine} from './recently-ordered';
import {priceKey} from './seen-prices';

const number = fc.integer({min: 1, max: 2 ** 40});
const line: fc.Arbitrary<PricedLine> = fc.record({
  variantId: number.map((n) => `gid://shopify/ProductVariant/${n}`),
  quantity: fc.integer({min: 1, max: LIMITS.quantityMax}),
  sellingPlanId: fc.option(number.map((n) => `gid://shopify/SellingPlan/${n}`)),
  attributes: fc.constantFrom([], [{key: '_D', value: 'SP022'}], [{key: '_D', value: 'SP024'}]),
  seenCents: fc.integer({min: 0, max: 99_999_999}),
});

describe('the last lines of a cart', () => {
  it('come back with variant, quantity, plan, project and price', () => {
    fc.assert(
      fc.property(fc.array(line, {maxLength: LIMITS.linkLines}), (lines) => {
        const text = writeRecentlyOrdered(lines);
        expect(readRecentlyOrdered(text)).toEqual(lines.map(({seenCents: _, ...kept}) => kept));
        expect(readSeenPrices(text)).toEqual(new Map(lines.map((one) => [priceKey(one), one.seenCents])));
      }),
    );
  });

  it('say nothing of whom a gift is for', () => {
    const attributes = [{key: 'recipient_email', value: 'ada@example.com'}];
    const text = writeRecentlyOrdered([
      {variantId: 'gid://shopify/ProductVariant/7', quantity: 1, sellingPlanId: null, attributes, seenCents: 990},
    ]);
    expect(text).toBe('7-1---990');
    expect(readRecentlyOrdered(text)[0]?.attributes).toEqual([]);
  });

  it('of a very full cart are as many as a link may bring', () => {
    const [one] = fc.sample(line, 1);
    const lines = Array.from({length: LIMITS.linkLines + 1}, () => one).flatMap((known) => known ?? []);
    expect(readRecentlyOrdered(writeRecentlyOrdered(lines))).toHaveLength(LIMITS.linkLines);
  });

  it.each([null, '', '7', '7-0--', '7-1--.x', '0-1--', '7-1-8-SP022-9-9', '7-1---x', '7-1---999999999', '7-1--<b>'])(
    'are none for %j',
    (text) => {
      expect(readRecentlyOrdered(text)).toEqual([]);
      expect(readSeenPrices(text)).toEqual(new Map());
    },
  );

  it('have at most as many pieces as a form may ask for', () => {
    expect(readRecentlyOrdered('7-1998--.8-1--')).toMatchObject([{quantity: LIMITS.quantityMax}, {quantity: 1}]);
  });

  it('may come without prices', () => {
    expect(readRecentlyOrdered('7-2--SP022')).toMatchObject([{quantity: 2}]);
    expect(readSeenPrices('7-2--SP022.8-1-9--450')).toEqual(
      new Map([['gid://shopify/ProductVariant/8 gid://shopify/SellingPlan/9', 450]]),
    );
  });

  it('are none for a text that is longer than any cart', () => {
    expect(readRecentlyOrdered(Array.from({length: LIMITS.linkLines + 1}, () => '7-1--').join('.'))).toEqual([]);
  });
});
