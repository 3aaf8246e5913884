import {expect, it} from 'vitest';
import {waitAfter} from './retry';

it.each([
  [1, 10_000],
  [2, 60_000],
  [4, 900_000],
  [5, 3_600_000],
  [75, 3_600_000],
  [76, null],
])('after %i failures a mail waits %s ms', (failures, wait) => {
  expect(waitAfter(failures)).toBe(wait);
});

it.each([
  [1, 5, 10_000],
  [1, 120, 120_000],
  [4, 1_000, 1_000_000],
  [1, 86_400, 3_600_000],
  [76, 120, null],
])('after %i failures, asked to wait %i s, a mail waits %s ms', (failures, retryAfter, wait) => {
  expect(waitAfter(failures, retryAfter)).toBe(wait);
});

it('a mail is given up after three days, and never before', () => {
  let sum = 0;
  for (let failures = 1; waitAfter(failures) !== null; failures += 1) sum += waitAfter(failures) ?? 0;
  expect(sum / 3_600_000).toBeGreaterThan(71);
  expect(sum / 3_600_000).toBeLessThan(72);
});
