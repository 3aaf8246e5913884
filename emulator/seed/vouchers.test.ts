import {expect, it} from 'vitest';
import {vouchersAt} from './vouchers';

it.each([
  ['2026-11-21T09:00:00Z', ['2029-12-31T23:00:00Z', '2029-12-31T23:00:00Z', '2024-12-31T23:00:00Z']],
  ['2033-12-31T22:59:59Z', ['2036-12-31T23:00:00Z', '2036-12-31T23:00:00Z', '2031-12-31T23:00:00Z']],
  // In Germany the next year has begun.
  ['2033-12-31T23:00:00Z', ['2037-12-31T23:00:00Z', '2037-12-31T23:00:00Z', '2032-12-31T23:00:00Z']],
])('at %s vouchers count for years, and one has expired', (at, ends) => {
  expect(vouchersAt(Date.parse(at)).map(({expiresAt}) => expiresAt)).toEqual(ends);
});
