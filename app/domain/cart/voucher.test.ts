import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {money} from '../money';
import {anyLines} from '../../../tests/support/any-lines';
import {exampleCart, exampleLine} from './cart.fixture';
import {voucherDiscount} from './voucher';

const discounted = (...cents: readonly number[]) => exampleLine({discounts: cents.map((each) => money(each))});

describe('voucher discount', () => {
  it.each([
    ['no cart', null, 0],
    ['no discount', exampleCart([exampleLine()]), 0],
    ['of the cart', exampleCart([], {discountAllocations: [{target: 'LINE_ITEM', amount: money(500)}]}), -500],
    ['not of shipping', exampleCart([], {discountAllocations: [{target: 'SHIPPING_LINE', amount: money(490)}]}), 0],
    ['of all lines', exampleCart([discounted(100, 20), discounted(3)]), -123],
    [
      'of both',
      exampleCart([discounted(100)], {discountAllocations: [{target: 'LINE_ITEM', amount: money(500)}]}),
      -600,
    ],
  ])('%s', (_, cart, cents) => {
    expect(voucherDiscount(cart)).toEqual(money(cents));
  });

  it('is in the currency of the subtotal', () => {
    expect(voucherDiscount(exampleCart([], {subtotal: money(0, 'CHF')}))).toEqual(money(0, 'CHF'));
  });

  it('is never above 0, the same in any order, and takes no notice of what shipping costs less', () => {
    const allocation = fc.record({
      target: fc.constantFrom('LINE_ITEM', 'SHIPPING_LINE'),
      amount: fc.integer({min: 0, max: 2000}).map((cents) => money(cents)),
    });
    fc.assert(
      fc.property(anyLines, fc.array(allocation, {maxLength: 4}), (lines, discountAllocations) => {
        const {cents} = voucherDiscount(exampleCart(lines, {discountAllocations}));
        const ofGoods = discountAllocations.filter(({target}) => target === 'LINE_ITEM');
        const given = [...ofGoods.map(({amount}) => amount), ...lines.flatMap(({discounts}) => discounts)];
        expect(cents).toBe(0 - given.reduce((total, amount) => total + amount.cents, 0));
        expect(cents).toBeLessThanOrEqual(0);
        const reversed = exampleCart([...lines].reverse(), {discountAllocations: [...ofGoods].reverse()});
        expect(voucherDiscount(reversed).cents).toBe(cents);
      }),
    );
  });
});
