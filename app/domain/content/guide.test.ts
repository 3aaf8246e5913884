import {describe, expect, it} from 'vitest';

import {brewRatio, clock, hoursAndMinutes, isoDuration, stepAt} from './guide';

it.each([
  [0, '0:00', 'PT0S'],
  [45, '0:45', 'PT45S'],
  [150, '2:30', 'PT2M30S'],
  [180, '3:00', 'PT3M'],
  [50_400, '14:00:00', 'PT840M'],
])('%i seconds are %s on the clock and %s for machines', (seconds, shown, machine) => {
  expect([clock(seconds), isoDuration(seconds)]).toEqual([shown, machine]);
});

it.each([
  [3600, {hours: 1, minutes: 0}],
  [43_500, {hours: 12, minutes: 5}],
  [46_770, {hours: 13, minutes: 0}],
])('%i seconds are %j', (seconds, told) => {
  expect(hoursAndMinutes(seconds)).toEqual(told);
});

it('has a ratio of water to coffee', () => {
  expect(brewRatio({coffeeGrams: 18, waterMillilitres: 300})).toBe(16.7);
});

describe('the step of a moment', () => {
  const steps = [
    {key: 'rinse', startsAtSeconds: null},
    {key: 'bloom', startsAtSeconds: 0},
    {key: 'pour', startsAtSeconds: 40},
    {key: 'stir', startsAtSeconds: null},
  ];
  it.each([
    [0, 'bloom'],
    [39, 'bloom'],
    [40, 'pour'],
    [500, 'pour'],
  ])('%i s after the start: %s', (seconds, key) => {
    expect(stepAt(steps, seconds)?.key).toBe(key);
  });

  it('is none where no step has a time', () => {
    expect(stepAt([{startsAtSeconds: null}], 10)).toBeNull();
  });
});
