import {expect, it} from 'vitest';
import {addWorkingDays} from './working-days';

it.each([
  ['2026-11-23', 1, '2026-11-24'],
  ['2026-11-20', 1, '2026-11-23'],
  ['2026-11-21', 3, '2026-11-25'],
  ['2026-11-23', 7, '2026-12-02'],
  ['2026-11-23', 0, '2026-11-23'],
])('%s and %i working days are %s', (from, count, to) => {
  expect(addWorkingDays(from, count)).toBe(to);
});
