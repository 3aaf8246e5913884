import {expect, it} from 'vitest';

import {brewRatio, clock, isoDuration} from './guide';

it.each([
  [0, '0:00', 'PT0S'],
  [45, '0:45', 'PT45S'],
  [150, '2:30', 'PT2M30S'],
  [180, '3:00', 'PT3M'],
  [50_400, '14:00:00', 'PT840M'],
])('%i seconds are %s on the clock and %s for machines', (seconds, shown, machine) => {
  expect([clock(seconds), isoDuration(seconds)]).toEqual([shown, machine]);
});

it('has a ratio of water to coffee', () => {
  expect(brewRatio({coffeeGrams: 18, waterMillilitres: 300})).toBe(16.7);
});
