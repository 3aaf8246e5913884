import {expect, it} from 'vitest';
import {firstGiftDay, giftParts} from './gift-deliveries';

const FIRST = '2026-11-26';
const NEXT = '2026-12-24';

it.each([
  ['espresso', 3, [['espresso', 3, 4, FIRST]]],
  [
    'mixed',
    6,
    [
      ['filter', 3, 8, FIRST],
      ['espresso', 3, 8, NEXT],
    ],
  ],
  [
    'mixed',
    3,
    [
      ['filter', 2, 8, FIRST],
      ['espresso', 1, 8, NEXT],
    ],
  ],
  ['mixed', 1, [['filter', 1, 8, FIRST]]],
] as const)('a voucher of %s brings its %i deliveries in turn', (coffee, deliveries, expected) => {
  const parts = giftParts(coffee, deliveries, FIRST);
  expect(
    parts.map(({tag, deliveries: count, intervalWeeks, firstDay}) => [tag, count, intervalWeeks, firstDay]),
  ).toEqual(expected);
});

it.each([
  ['2026-11-25T12:00:00+01:00', '2026-11-26'],
  ['2026-11-27T12:00:00+01:00', '2026-11-30'],
  ['2026-11-28T12:00:00+01:00', '2026-11-30'],
  ['2026-12-24T12:00:00+01:00', '2026-12-28'],
  ['2026-12-31T12:00:00+01:00', '2027-01-04'],
  ['2027-03-25T12:00:00+01:00', '2027-03-30'],
  // In Germany it is Friday already.
  ['2026-11-27T00:30:00+01:00', '2026-11-30'],
])('a gift that is redeemed on %s comes first on %s', (at, day) => {
  expect(firstGiftDay(Date.parse(at))).toBe(day);
});
