import {expect, it} from 'vitest';

import {money} from '../money';
import {isReturnable, offersWithdrawal, orderProgress, placedAmounts, reorderLines} from './placed-order';

const lineOf = (cents: number) => ({
  title: 'Morgentau',
  variantTitle: null,
  quantity: 1,
  total: money(cents),
  picture: null,
  reorders: null,
});

const waiting = {
  isCancelled: false,
  isPaid: true,
  isFulfilled: false,
  requiresShipping: true,
  arrived: [],
  isDue: false,
};

it.each([
  ['cancelled', {...waiting, isCancelled: true, arrived: [true]}],
  ['awaiting-payment', {...waiting, isPaid: false}],
  ['preparing', waiting],
  ['preparing', {...waiting, isFulfilled: true}],
  ['on-its-way', {...waiting, isFulfilled: true, arrived: [false]}],
  ['on-its-way', {...waiting, isFulfilled: true, arrived: [true, false]}],
  ['on-its-way', {...waiting, arrived: [true]}],
  ['sent', {...waiting, isFulfilled: true, arrived: [true, false], isDue: true}],
  ['delivered', {...waiting, isFulfilled: true, arrived: [true, true], isDue: true}],
  ['delivered', {...waiting, isFulfilled: true, arrived: [true, true]}],
  ['delivered', {...waiting, isFulfilled: true, requiresShipping: false}],
] as const)('an order is %s: %j', (progress, facts) => {
  expect(orderProgress(facts)).toBe(progress);
});

it.each([
  ['2026-11-30', '2026-12-14', true],
  ['2026-11-30', '2026-12-15', false],
  // The fourteenth day is the first one of Christmas, a Friday.
  ['2026-12-11', '2026-12-28', true],
  ['2026-12-11', '2026-12-29', false],
  [null, '2026-12-01', false],
])('what arrived on %s can be sent back on %s: %s', (arrivedOn, today, expected) => {
  expect(isReturnable({arrivedOn}, today)).toBe(expected);
});

it.each([
  ['preparing', null, '2026-12-01', true],
  ['delivered', '2026-11-30', '2026-12-14', true],
  ['delivered', '2026-11-30', '2026-12-15', false],
  ['cancelled', null, '2026-12-01', false],
] as const)('an order that is %s and arrived on %s leads to the withdrawal on %s: %s', (...row) => {
  const [progress, arrivedOn, today, expected] = row;
  expect(offersWithdrawal({progress, arrivedOn}, today)).toBe(expected);
});

it.each([
  ['with shipping', money(490), money(2470), money(0)],
  ['with a discount', money(490), money(2174), money(296)],
  ['without a parcel', null, money(1980), money(0)],
])('its lines make its total %s', (_, shipping, total, discount) => {
  expect(placedAmounts({lines: [lineOf(990), lineOf(990)], shipping, total})).toEqual({
    subtotal: money(1980),
    discount,
  });
});

it('its lines make no total to which duties came', () => {
  expect(placedAmounts({lines: [lineOf(990)], shipping: money(490), total: money(1500)})).toBeNull();
});

it('is ordered again without what cannot be', () => {
  const line = (reorders: string | null, quantity: number) => ({...lineOf(990), reorders, quantity});
  expect(reorderLines({lines: [line('40001', 2), line(null, 1), line('40002', 1)]})).toBe('40001:2,40002:1');
  expect(reorderLines({lines: [line(null, 1)]})).toBe('');
});
