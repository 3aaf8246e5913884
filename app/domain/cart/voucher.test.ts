import {describe, expect, it} from 'vitest';
import {money} from '../money';
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
});
