import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {addWorkingDays, endOfPeriod} from './working-days';

describe('working days', () => {
  it.each([
    ['on weekdays', '2026-11-23', 1, '2026-11-24'],
    ['none', '2026-11-23', 0, '2026-11-23'],
    ['over a weekend', '2026-11-20', 1, '2026-11-23'],
    ['from a Saturday', '2026-11-21', 3, '2026-11-25'],
    ['over more than a week', '2026-11-23', 7, '2026-12-02'],
    ['from Christmas Eve', '2026-12-24', 1, '2026-12-28'],
    ['from New Year’s Eve', '2026-12-31', 1, '2027-01-04'],
    ['before Good Friday', '2027-03-25', 1, '2027-03-30'],
    ['before the first of May', '2026-04-30', 1, '2026-05-04'],
    ['before Ascension', '2027-05-05', 1, '2027-05-07'],
    ['before Whit Monday', '2027-05-14', 1, '2027-05-18'],
    ['before the day of unity', '2025-10-02', 1, '2025-10-06'],
    ['over a leap day', '2028-02-28', 1, '2028-02-29'],
    // Easter Sundays of years in which the rule has its exceptions, and of other centuries.
    ['before Easter 1954', '1954-04-15', 1, '1954-04-20'],
    ['before Easter 1981', '1981-04-16', 1, '1981-04-21'],
    ['before Easter 2038, the latest', '2038-04-22', 1, '2038-04-27'],
    ['before Easter 2049', '2049-04-15', 1, '2049-04-20'],
    ['before Easter 2076', '2076-04-16', 1, '2076-04-21'],
    ['before Easter 2106', '2106-04-15', 1, '2106-04-20'],
    ['before Easter 2285, the earliest', '2285-03-19', 1, '2285-03-24'],
  ])('%s: from %s on, %i of them end on %s', (_, from, count, to) => {
    expect(addWorkingDays(from, count)).toBe(to);
  });

  it.each(['2026-02-30', '2026-13-01', '20261101', '', '2026-11-21T10:00', 'am 2026-11-21', 'heute'])(
    'refuse %j',
    (junk) => {
      expect(() => addWorkingDays(junk, 1)).toThrow(RangeError);
    },
  );

  it('never end on a weekend, and more of them never end earlier', () => {
    const today = fc.integer({min: 0, max: 20_000}).map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));
    fc.assert(
      fc.property(today, fc.integer({min: 1, max: 20}), (day, count) => {
        const end = addWorkingDays(day, count);
        expect([1, 2, 3, 4, 5]).toContain(new Date(end).getUTCDay());
        expect(end > day && addWorkingDays(day, count + 1) > end).toBe(true);
      }),
    );
  });
});

it.each([
  ['on a weekday', '2026-11-30', '2026-12-14'],
  ['after Christmas and a weekend', '2026-12-11', '2026-12-28'],
  ['after a Saturday', '2026-11-28', '2026-12-14'],
  ['after a Sunday', '2026-11-29', '2026-12-14'],
  ['after a holiday on a Saturday', '2026-12-12', '2026-12-28'],
  ['after Good Friday and Easter', '2027-03-12', '2027-03-30'],
])('a period of 14 days ends %s: from %s on, %s', (_, from, to) => {
  expect(endOfPeriod(from, 14)).toBe(to);
});
