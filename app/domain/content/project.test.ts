import {expect, it} from 'vitest';

import {money} from '../money';
import {raisedPercent} from './project';

it.each([
  [0, 6_000_000, 0],
  [4_832_000, 6_000_000, 80],
  [5_999_999, 6_000_000, 99],
  [6_000_000, 6_000_000, 100],
  [7_000_000, 6_000_000, 100],
])('%i of %i cents are %i per cent', (raised, goal, percent) => {
  expect(raisedPercent({raised: money(raised), goal: money(goal)})).toBe(percent);
});
