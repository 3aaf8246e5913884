import {expect, it} from 'vitest';
import {timetableOf} from './tracking';

const NEAR = {min: 1, max: 3};

it.each([
  ['of a Monday', '2026-10-12T08:00:00Z', NEAR, '2026-10-13T08:00:00Z', '2026-10-16T08:00:00Z'],
  ['of a Friday', '2026-10-16T08:00:00Z', NEAR, '2026-10-19T08:00:00Z', '2026-10-22T08:00:00Z'],
  ['before Christmas', '2026-12-23T08:00:00Z', NEAR, '2026-12-24T08:00:00Z', '2026-12-30T08:00:00Z'],
  ['of a Friday in Germany alone', '2026-10-15T22:30:00Z', NEAR, '2026-10-18T22:30:00Z', '2026-10-21T22:30:00Z'],
  ['from abroad', '2026-10-12T08:00:00Z', {min: 2, max: 4}, '2026-10-13T08:00:00Z', '2026-10-19T08:00:00Z'],
  ['as summer time ends', '2026-10-22T22:30:00Z', NEAR, '2026-10-25T23:30:00Z', '2026-10-28T23:30:00Z'],
  ['as summer time begins', '2027-03-24T22:30:00Z', NEAR, '2027-03-25T22:30:00Z', '2027-04-01T21:30:00Z'],
])('an order %s leaves on the next working day, its delivery time counts from then', (...row) => {
  const [, createdAt, deliveryDays, shipped, delivered] = row;
  const timetable = timetableOf({createdAt: Date.parse(createdAt), deliveryDays, paymentStatus: 'paid'});
  expect(timetable).toMatchObject({shippedAt: Date.parse(shipped), deliveredAt: Date.parse(delivered)});
});

it.each([
  ['is not shipped', {deliveryDays: null, paymentStatus: 'paid'}],
  ['is not paid', {deliveryDays: NEAR, paymentStatus: 'pending'}],
] as const)('an order that %s has none', (_, order) => {
  expect(timetableOf({createdAt: 0, ...order})).toBeNull();
});
