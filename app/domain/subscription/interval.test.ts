import {expect, it} from 'vitest';

import {weeksIn} from './interval';

it.each([
  ['week', 2, 2],
  ['day', 28, 4],
  ['day', 30, 30 / 7],
  ['month', 12, 365.25 / 7],
  ['year', 1, 365.25 / 7],
] as const)('%s × %i in weeks', (unit, count, weeks) => {
  expect(weeksIn(unit, count)).toBe(weeks);
});
