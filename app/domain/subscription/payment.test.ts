import {describe, expect, it} from 'vitest';

import {canAdd, canUpdatePayment, gatewayOf, paymentMethodType} from './payment';

describe('the update of a payment method', () => {
  it.each([
    ['shopify_payments', 'platform', true],
    ['stripe', 'legacy', false],
    ['braintree', 'legacy', false],
    ['authorize', 'legacy', false],
    ['mollie', 'custom', false],
    ['adyen', 'custom', false],
    ['anything new', 'custom', false],
  ] as const)('%s is a %s gateway: %s', (processor, gateway, isPossible) => {
    expect(gatewayOf(processor)).toBe(gateway);
    expect(canUpdatePayment({gateway})).toBe(isPossible);
  });
});

it('nothing is updated where nothing pays yet', () => {
  expect(canUpdatePayment(null)).toBe(false);
});

describe('what can be added', () => {
  it.each([
    [true, 'legacy', true],
    [false, 'legacy', false],
    [false, 'platform', true],
    [false, 'custom', true],
  ] as const)('coffee %s, gateway %s: %s', (isCoffee, gateway, allowed) => {
    expect(canAdd(isCoffee, {gateway})).toBe(allowed);
  });

  it('is everything where nothing pays yet', () => {
    expect(canAdd(false, null)).toBe(true);
  });
});

describe('names of payment methods', () => {
  it.each([
    ['CREDIT_CARD', 'visa', 'method_visa'],
    ['CREDIT_CARD', 'Mastercard', 'method_mastercard'],
    ['CREDIT_CARD', 'american_express', 'method_amex'],
    ['CREDIT_CARD', 'jcb', 'method_credit_card'],
    ['CREDIT_CARD', null, 'method_credit_card'],
    ['APPLE_PAY', 'visa', 'method_apple_pay'],
    ['GOOGLE_PAY', null, 'method_google_pay'],
    ['PAYPAL', null, 'method_paypal'],
    ['SEPA_DEBIT', null, 'method_sepa_debit'],
    ['INVOICE', null, 'method_invoice'],
    ['KLARNA', null, 'method_unknown'],
  ])('%s, %s: %s', (type, brand, name) => {
    expect(paymentMethodType(type, brand)).toBe(name);
  });
});
