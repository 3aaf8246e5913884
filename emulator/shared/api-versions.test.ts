import {expect, it} from 'vitest';
import {servedVersion} from './api-versions';

it.each([
  ['2026-04', '2026-04'],
  ['2026-10', '2026-10'],
  ['2025-10', '2026-01'],
  ['2019-07', '2026-01'],
  ['unstable', '2026-10'],
  ['2027-01', null],
  ['2026-05', null],
  ['2026-4', null],
  ['', null],
])('a request for version "%s" is answered by %s', (asked, served) => {
  expect(servedVersion(asked)).toBe(served);
});
