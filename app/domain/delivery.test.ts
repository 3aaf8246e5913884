import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {addWorkingDays, dayInGermany, deliveryRange, firstShipmentDay} from './delivery';

describe('first shipment date', () => {
  it.each([
    ['a Monday', '2026-11-23', '2026-11-24'],
    ['a Friday', '2026-11-20', '2026-11-23'],
    ['a Saturday', '2026-11-21', '2026-11-23'],
    ['Christmas Eve', '2026-12-24', '2026-12-28'],
    ['New Year’s Eve', '2026-12-31', '2027-01-04'],
    ['before Good Friday', '2027-03-25', '2027-03-30'],
    ['before Ascension', '2027-05-05', '2027-05-07'],
    ['before Whit Monday', '2027-05-14', '2027-05-18'],
    ['before the day of unity', '2025-10-02', '2025-10-06'],
    ['a leap day', '2028-02-28', '2028-02-29'],
    // Easter Sundays of years in which the rule has its exceptions, and of other centuries.
    ['before Easter 1954', '1954-04-15', '1954-04-20'],
    ['before Easter 1981', '1981-04-16', '1981-04-21'],
    ['before Easter 2038, the latest', '2038-04-22', '2038-04-27'],
    ['before Easter 2049', '2049-04-15', '2049-04-20'],
    ['before Easter 2076', '2076-04-16', '2076-04-21'],
    ['before Easter 2106', '2106-04-15', '2106-04-20'],
    ['before Easter 2285, the earliest', '2285-03-19', '2285-03-24'],
  ])('ordered on %s, %s, it is %s', (_, today, day) => {
    expect(firstShipmentDay(today)).toBe(day);
  });
});

describe('delivery', () => {
  it.each([
    ['2026-11-23', '2026-11-25', '2026-11-27'],
    ['2026-11-27', '2026-12-01', '2026-12-03'],
    ['2026-12-23', '2026-12-28', '2026-12-30'],
  ])('of an order on %s arrives from %s to %s', (today, from, to) => {
    expect(deliveryRange(today)).toEqual({from, to});
  });

  it('takes other working days', () => {
    expect(deliveryRange('2026-11-23', {min: 0, max: 5})).toEqual({from: '2026-11-24', to: '2026-12-01'});
  });
});

describe('working days', () => {
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

describe('the day in Germany', () => {
  it.each([
    ['2026-11-20T22:59:00Z', '2026-11-20'],
    ['2026-11-20T23:00:00Z', '2026-11-21'],
    ['2026-07-20T22:00:00Z', '2026-07-21'],
  ])('at %s is %s', (instant, day) => {
    expect(dayInGermany(Date.parse(instant))).toBe(day);
  });
});
