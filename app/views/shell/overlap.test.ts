import {expect, it} from 'vitest';

import {overlap} from './overlap';

const box = (left: number, top: number, right: number, bottom: number) => ({left, top, right, bottom});

it.each([
  ['one inside the other', box(20, 20, 30, 30), true],
  ['a corner', box(90, 90, 120, 120), true],
  ['side by side', box(100, 0, 120, 100), false],
  ['one below the other', box(0, 110, 100, 120), false],
])('%s', (_, other, expected) => {
  expect(overlap(box(0, 0, 100, 100), other)).toBe(expected);
  expect(overlap(other, box(0, 0, 100, 100))).toBe(expected);
});
