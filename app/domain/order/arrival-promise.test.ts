import {expect, it} from 'vitest';

import {arrivalPromise} from './arrival-promise';

it.each([
  ['2026-10-15', 'expected'],
  ['2026-10-16', 'expected'],
  ['2026-10-17', 'late'],
])('on %s, what was promised for 16 October is %s', (today, promise) => {
  expect(arrivalPromise('2026-10-16', today)).toBe(promise);
});
