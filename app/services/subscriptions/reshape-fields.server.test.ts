import {describe, expect, it} from 'vitest';

import {associatedAddressSchema, subscriptionSchema} from '#contracts/subscriptions';
import {reshapeAddress, reshapePayment, reshapeWeeks, wireAddress} from './reshape-fields.server';
import {address, payment} from './reshape.fixture';
import {WIRE_POSTAL, wirePayment, wireSubscription} from './wire.fixture';

describe('an address', () => {
  it('is empty where the service leaves something open', () => {
    expect(reshapeAddress(WIRE_POSTAL)).toEqual(address);
  });

  it('goes there and back', () => {
    const full = {...address, company: 'Moos KG', address2: 'Hof', province: 'TH', phone: '+49 1'};
    expect(wireAddress(full)).toEqual({
      ...WIRE_POSTAL,
      company: 'Moos KG',
      address2: 'Hof',
      province: 'TH',
      phone: '+49 1',
    });
    expect(reshapeAddress(wireAddress(full))).toEqual(full);
  });
});

describe('a payment method', () => {
  it('says what kind it is, who takes the money, and its last figures', () => {
    expect(payment).toEqual({id: 5, type: 'method_visa', lastFour: '4242', gateway: 'platform', isValid: true});
  });

  it('may say nothing of itself', () => {
    expect(reshapePayment(wirePayment({payment_details: null}))).toMatchObject({lastFour: null});
  });

  it.each([
    ['valid', true],
    ['not_validated', true],
    ['invalid', false],
  ] as const)('that is %s can be used: %s', (status, isValid) => {
    expect(reshapePayment(wirePayment({status})).isValid).toBe(isValid);
  });
});

it.each([
  ['week', 4, 4],
  ['month', 1, 4],
  ['month', 2, 9],
  ['day', 14, 2],
  ['day', 11, 2],
  ['day', 3, 1],
] as const)('every %s × %i is every %i weeks', (unit, count, weeks) => {
  expect(reshapeWeeks({order_interval_unit: unit, order_interval_frequency: count})).toBe(weeks);
});

it.each(['company', 'address2', 'province', 'zip', 'phone'] as const)(
  '%s costs an address that line alone',
  (field) => {
    const full = {...WIRE_POSTAL, company: 'Moos KG', address2: 'Hof', province: 'TH', phone: '+49 1'};
    const {[field]: _, ...rest} = full;
    const without = {...reshapeAddress(full), [field]: ''};
    expect(reshapeAddress(associatedAddressSchema.parse(rest))).toEqual(without);
    expect(reshapeAddress(associatedAddressSchema.parse({...rest, [field]: null}))).toEqual(without);
  },
);

it.each(['week', 'weeks', 'Weeks'])('an interval may be in %s', (unit) => {
  const wire = subscriptionSchema.parse({...wireSubscription(), order_interval_unit: unit});
  expect(reshapeWeeks(wire)).toBe(4);
});
