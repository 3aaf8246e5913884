import {describe, expect, it} from 'vitest';

import {exampleCart, exampleLine} from './cart.fixture';
import {dueVoucher} from './subscription-voucher';

const plan = {id: 'gid://shopify/SellingPlan/4', name: '4', weeks: 4};
const once = exampleCart([exampleLine()]);
const subscribed = exampleCart([exampleLine(), exampleLine({id: 'gid://shopify/CartLine/2', plan})]);
const withCode = (code: string) => ({...subscribed, discountCodes: [{code, applicable: true}]});

describe('the default subscription voucher code', () => {
  it.each([
    ['with the first subscription line', 'ABO5', once, subscribed, 'ABO5'],
    ['with a cart that begins with one', 'ABO5', null, subscribed, 'ABO5'],
    ['not with a second one', 'ABO5', subscribed, subscribed, null],
    ['not without a subscription', 'ABO5', null, once, null],
    ['not where the cart holds it, however it is written', 'ABO5', once, withCode('abo5'), null],
    ['beside another code', 'ABO5', once, withCode('LICHTUNG15'), 'ABO5'],
    ['not where none is configured', '', once, subscribed, null],
  ])('is due %s', (_when, code, before, after, due) => {
    expect(dueVoucher(code, before, after)).toBe(due);
  });
});
