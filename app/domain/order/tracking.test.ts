import {expect, it} from 'vitest';

import {awaitedBy, orderRefusal, type OrderStep} from './tracking';

it.each<readonly [readonly OrderStep[], string | null, string | null]>([
  [['received'], null, null],
  [['received', 'roasted', 'shipped'], '2026-10-15', '2026-10-15'],
  [['received', 'roasted', 'shipped', 'delivered'], '2026-10-15', null],
])('after %j, expected by %s, an order is awaited by %s', (steps, expectedBy, awaited) => {
  const taken = steps.map((step) => ({step, at: '2026-10-12T08:00:00Z'}));
  expect(awaitedBy({steps: taken, expectedBy})).toBe(awaited);
});

it.each([
  ['too_late', 'too_late'],
  ['not_found', 'not_found'],
  ['toString', 'not_found'],
  ['invalid', 'not_found'],
])('the service’s code %s is %s', (code, refusal) => {
  expect(orderRefusal(code)).toBe(refusal);
});
