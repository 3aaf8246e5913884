import {expect, it} from 'vitest';
import {isCancelledOrder, isSent} from './cancelled-order';

const MOMENT = '2026-11-21T08:00:00Z';

it.each([
  [null, 'PAID', [], false],
  [MOMENT, 'PAID', [], true],
  [MOMENT, null, [1], true],
  [null, 'REFUNDED', [], true],
  [null, 'REFUNDED', [1], false],
  [null, 'PARTIALLY_REFUNDED', [], false],
] as const)('an order cancelled at %s, %s, with the parcels %j is over: %s', (...row) => {
  const [cancelledAt, financialStatus, parcels, isOver] = row;
  expect(isCancelledOrder({cancelledAt, financialStatus, parcels})).toBe(isOver);
});

it.each([
  ['SUCCESS', true],
  [null, true],
  ['CANCELLED', false],
  ['ERROR', false],
  ['FAILURE', false],
])('goods whose state is %s are sent: %s', (status, isGone) => {
  expect(isSent(status)).toBe(isGone);
});
