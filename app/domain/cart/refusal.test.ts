import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {CART_REFUSALS, cartRefusal, wasAdded} from './refusal';

describe('what the platform’s codes mean to a shopper', () => {
  it.each([
    ['MERCHANDISE_OUT_OF_STOCK', 'out-of-stock'],
    ['MERCHANDISE_NOT_ENOUGH_STOCK', 'quantity-reduced'],
    ['MINIMUM_NOT_MET', 'quantity-too-small'],
    ['MAXIMUM_EXCEEDED', 'quantity-too-large'],
    ['CART_TOO_LARGE', 'cart-full'],
    ['INVALID_MERCHANDISE_LINE', 'merchandise-gone'],
    ['MERCHANDISE_NOT_APPLICABLE', 'not-available'],
    ['VARIANT_REQUIRES_SELLING_PLAN', 'plan-required'],
    ['SELLING_PLAN_NOT_APPLICABLE', 'plan-not-possible'],
    ['DISCOUNT_NOT_FOUND', 'code-not-found'],
    ['DISCOUNT_CURRENTLY_INACTIVE', 'code-not-found'],
    ['DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED', 'code-not-found'],
    ['DISCOUNT_PURCHASE_NOT_IN_RANGE', 'code-minimum'],
    ['DISCOUNT_NO_ENTITLED_LINE_ITEMS', 'code-no-goods'],
    ['DISCOUNT_ELIGIBLE_CUSTOMER_MISSING', 'code-login-required'],
    ['PAYMENTS_GIFT_CARDS_UNAVAILABLE', 'gift-card-not-possible'],
    ['GIFT_CARD_RECIPIENT_INVALID', 'gift-recipient-invalid'],
    ['SERVICE_UNAVAILABLE', 'try-again'],
    ['PAYMENTS_CREDIT_CARD_NUMBER_INVALID', 'not-understood'],
    ['constructor', 'not-understood'],
    [null, 'not-understood'],
  ])('%s: %s', (code, refusal) => {
    expect(cartRefusal(code)).toBe(refusal);
  });

  it.each([
    [['cartId'], 'cart-gone'],
    [['lines', '0', 'merchandiseId'], 'merchandise-gone'],
    [['lines', '2', 'sellingPlanId'], 'plan-not-possible'],
    [['note'], 'not-understood'],
    [[], 'not-understood'],
  ])('INVALID at %j: %s', (field, refusal) => {
    expect(cartRefusal('INVALID', field)).toBe(refusal);
  });

  it('is one of the closed list, whatever the code', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (code, field) => {
        expect(CART_REFUSALS).toContain(cartRefusal(code, field));
      }),
    );
  });
});

describe('whether something came into the cart', () => {
  it.each([
    [[], true],
    [['quantity-reduced'], true],
    [['out-of-stock'], false],
    [['not-available'], false],
    [['quantity-reduced', 'cart-full'], false],
  ] as const)('refused: %j: %s', (codes, added) => {
    expect(wasAdded(codes.map((code) => ({code, lineId: null})))).toBe(added);
  });
});
