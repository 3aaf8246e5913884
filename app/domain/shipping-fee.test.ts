import {describe, expect, it} from 'vitest';

import {money} from './money';
import {isSentFree, shippingFee} from './shipping-fee';

describe('free shipping from EUR 39 order value, below that a fee of EUR 4.90', () => {
  it.each([
    [1, 490],
    [3899, 490],
    [3900, 0],
    [3901, 0],
  ])('goods of %i cents are sent for %i cents', (goods, fee) => {
    expect(shippingFee(money(goods))).toEqual(money(fee));
    expect(isSentFree(money(goods))).toBe(fee === 0);
  });

  it('takes other figures of a merchant, and keeps the currency', () => {
    const rules = {freeFromCents: 5000, feeCents: 700};
    expect(shippingFee(money(4999, 'CHF'), rules)).toEqual(money(700, 'CHF'));
    expect(shippingFee(money(5000, 'CHF'), rules)).toEqual(money(0, 'CHF'));
  });
});
