import {expect, it} from 'vitest';
import {endOf} from './retention';

it.each([
  [{hours: 8}, '2026-11-21T20:00:00Z', '2026-11-22T04:00:00Z'],
  [{days: 1}, '2026-11-21T08:00:00Z', '2026-11-22T08:00:00Z'],
  [{days: 400}, '2026-11-21T08:00:00Z', '2027-12-26T08:00:00Z'],
  [{calendarYears: 6}, '2026-01-01T00:00:00Z', '2032-12-31T23:00:00Z'],
  [{calendarYears: 6}, '2026-12-31T22:59:59Z', '2032-12-31T23:00:00Z'],
  [{calendarYears: 6}, '2026-12-31T23:00:00Z', '2033-12-31T23:00:00Z'],
])('%j from %s ends at %s', (period, from, end) => {
  expect(endOf(period, Date.parse(from))).toBe(Date.parse(end));
});
