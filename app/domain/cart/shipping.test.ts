import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {money} from '../money';
import {exampleCart, exampleLine} from './cart.fixture';
import {shippingStatus} from './shipping';

const ignored = (cents: number) => exampleLine({cents, kind: 'donation'});
const SHIPPING_LINE = {discountAllocations: [{target: 'SHIPPING_LINE', amount: money(490)}]} as const;
const code = (applicable: boolean) => ({discountCodes: [{code: 'VERSANDFREI', applicable}]});
const LINE_ITEM = {discountAllocations: [{target: 'LINE_ITEM', amount: money(490)}]} as const;

describe('free shipping', () => {
  it.each([
    ['no cart', null, 0, 0, 3900, false, false, 0],
    ['an empty cart', exampleCart([]), 0, 0, 3900, false, false, 0],
    ['one cent short', exampleCart([exampleLine({cents: 3899})]), 3899, 3899 / 3900, 1, false, true, 490],
    ['exactly EUR 39', exampleCart([exampleLine({cents: 3900})]), 3900, 1, 0, true, true, 0],
    ['beyond it nothing is left over', exampleCart([exampleLine({cents: 9000})]), 9000, 1, 0, true, true, 0],
    [
      'donations do not count',
      exampleCart([exampleLine({cents: 1950}), ignored(5000)]),
      1950,
      0.5,
      1950,
      false,
      true,
      490,
    ],
    ['only a donation: it needs no parcel', exampleCart([ignored(5000)]), 0, 0, 3900, false, false, 0],
    [
      'only a gift card: it comes by mail',
      exampleCart([exampleLine({cents: 2500, kind: 'gift-card'})]),
      2500,
      2500 / 3900,
      1400,
      false,
      false,
      0,
    ],
    [
      'only a course: the merchant sends nothing',
      exampleCart([exampleLine({cents: 3500, kind: 'gear', requiresShipping: false})]),
      3500,
      3500 / 3900,
      400,
      false,
      false,
      0,
    ],
    [
      'coffee and a gift card: the coffee has to be sent',
      exampleCart([exampleLine({cents: 1000}), exampleLine({cents: 2500, kind: 'gift-card'})]),
      3500,
      3500 / 3900,
      400,
      false,
      true,
      490,
    ],
    ['a SHIPPING_LINE discount', exampleCart([exampleLine({cents: 100})], SHIPPING_LINE), 100, 1, 0, true, true, 0],
    [
      'a code that takes nothing off the goods',
      exampleCart([exampleLine({cents: 100})], code(true)),
      100,
      1,
      0,
      true,
      true,
      0,
    ],
    [
      'such a code that does not count',
      exampleCart([exampleLine({cents: 390})], code(false)),
      390,
      0.1,
      3510,
      false,
      true,
      490,
    ],
    [
      'a code that takes something off the goods',
      exampleCart([exampleLine({cents: 390})], {...code(true), allocatedCodes: ['versandfrei']}),
      390,
      0.1,
      3510,
      false,
      true,
      490,
    ],
    ['another discount', exampleCart([exampleLine({cents: 390})], LINE_ITEM), 390, 0.1, 3510, false, true, 490],
  ])('%s', (_, cart, eligible, percentage, remaining, free, costs, fee) => {
    expect(shippingStatus(cart)).toEqual({
      eligible: money(eligible),
      freeShippingPercentage: percentage,
      freeShippingRemaining: money(remaining),
      isFreeShipping: free,
      hasShippingCosts: costs,
      fee: money(fee),
    });
  });

  it('keeps the currency of the cart', () => {
    const cart = exampleCart([], {subtotal: money(1000, 'CHF')});
    expect(shippingStatus(cart).freeShippingRemaining).toEqual(money(2900, 'CHF'));
  });

  it('is free exactly when the fraction is 1, and else eligible and remaining make the threshold', () => {
    fc.assert(
      fc.property(fc.integer({min: 0, max: 8000}), fc.integer({min: 0, max: 8000}), (cents, ignoredCents) => {
        const status = shippingStatus(exampleCart([exampleLine({cents}), ignored(ignoredCents)]));
        expect(status.isFreeShipping).toBe(status.freeShippingPercentage === 1);
        expect(status.isFreeShipping).toBe(cents >= 3900);
        if (!status.isFreeShipping) expect(status.eligible.cents + status.freeShippingRemaining.cents).toBe(3900);
      }),
    );
  });
});
