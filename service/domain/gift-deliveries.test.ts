import {expect, it} from 'vitest';
import {giftParts} from './gift-deliveries';

const AT = Date.UTC(2026, 10, 25);
const DAY = 24 * 60 * 60 * 1000;

it.each([
  ['espresso', 3, [['espresso', 3, 4, 1]]],
  [
    'mixed',
    6,
    [
      ['filter', 3, 8, 1],
      ['espresso', 3, 8, 29],
    ],
  ],
  [
    'mixed',
    3,
    [
      ['filter', 2, 8, 1],
      ['espresso', 1, 8, 29],
    ],
  ],
  ['mixed', 1, [['filter', 1, 8, 1]]],
] as const)('a voucher of %s brings its %i deliveries in turn', (coffee, deliveries, expected) => {
  const parts = giftParts(coffee, deliveries, AT);
  expect(parts.map((part) => [part.tag, part.deliveries, part.intervalWeeks, (part.firstAt - AT) / DAY])).toEqual(
    expected,
  );
});
