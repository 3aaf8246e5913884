import {expect, it} from 'vitest';

import {money} from '../money';
import {orderRefusal, returnState} from './tracking';

const PARCEL = {shipping: money(490)};

it.each([
  ['too_late', 'too_late'],
  ['not_found', 'not_found'],
  ['toString', 'not_found'],
  ['invalid', 'not_found'],
])('the service’s code %s is %s', (code, refusal) => {
  expect(orderRefusal(code)).toBe(refusal);
});

it.each([
  ['open', {order: PARCEL, returnable: [{line: 0, quantity: 1}], returnableUntil: '2026-12-01'}],
  ['cancelled', {order: PARCEL, returnable: [], returnableUntil: null, last: 'cancelled'}],
  ['no-parcel', {order: {shipping: null}, returnable: [], returnableUntil: null}],
  ['not-delivered', {order: PARCEL, returnable: [], returnableUntil: null}],
  ['over', {order: PARCEL, returnable: [], returnableUntil: '2026-11-24'}],
  ['all-announced', {order: PARCEL, returnable: [], returnableUntil: '2026-11-25'}],
] as const)('a return is %s: %j', (state, order) => {
  const steps = [{step: 'last' in order ? order.last : 'received', at: '2026-11-20T08:00:00Z'}] as const;
  expect(returnState({...order, steps}, '2026-11-25')).toBe(state);
});
