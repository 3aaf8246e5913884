import {describe, expect, it} from 'vitest';

import {SUBSCRIPTION_LIMITS} from '../../config/subscription';
import {addDays, addWeeks, calendar, isDay} from './calendar';
import {FURTHEST_DAYS} from './validate-command';

describe('days', () => {
  it.each([
    ['2026-12-30', 4, '2027-01-03'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-03-28', -1, '2027-03-27'],
  ])('%s and %i days is %s', (day, days, later) => {
    expect(addDays(day, days)).toBe(later);
  });

  it('move by weeks', () => {
    expect(addWeeks('2026-11-21', 6)).toBe('2027-01-02');
  });

  it.each([
    ['2026-11-21', true],
    ['2026-02-30', false],
    ['2026-1-1', false],
    ['2026-11-21T00:00:00Z', false],
    ['on 2026-11-21', false],
    ['2026-13-01', false],
    ['tomorrow', false],
    ['', false],
  ])('%j is one: %s', (text, is) => {
    expect(isDay(text)).toBe(is);
  });
});

describe('the calendar', () => {
  const marks = new Map([
    ['2026-11-30', 'delivery'],
    ['2027-01-04', 'skipped'],
  ] as const);

  it('shows the months up to the last marked day, their weeks from Monday', () => {
    const months = calendar('2026-11-21', marks, 6);
    expect(months.map(({month}) => month)).toEqual(['2026-11', '2026-12', '2027-01']);
    for (const {weeks} of months) for (const week of weeks) expect(week).toHaveLength(7);
    expect(months[0]?.weeks[0]?.map((day) => day?.day ?? null)).toEqual([
      ...Array.from({length: 6}, () => null),
      '2026-11-01',
    ]);
    expect(months[0]?.weeks.at(-1)?.[0]).toEqual({day: '2026-11-30', mark: 'delivery'});
  });

  it('marks the days of deliveries and no others', () => {
    const marked = calendar('2026-11-21', marks, 6).flatMap(({weeks}) => weeks.flat().filter((day) => day?.mark));
    expect(marked).toEqual([
      {day: '2026-11-30', mark: 'delivery'},
      {day: '2027-01-04', mark: 'skipped'},
    ]);
  });

  it('ends with the last marked day, in whatever order they are known', () => {
    const turned = new Map([...marks].reverse());
    expect(calendar('2026-11-21', turned, 6).map(({month}) => month)).toEqual(['2026-11', '2026-12', '2027-01']);
  });

  it('leaves the days of other months empty', () => {
    const [november] = calendar('2026-11-21', new Map(), 1);
    expect(november?.weeks[0]?.slice(0, 6)).toEqual([null, null, null, null, null, null]);
    expect(november?.weeks.at(-1)?.slice(1)).toEqual([null, null, null, null, null, null]);
  });

  it('marks a delivery as far ahead as one may be moved', () => {
    const furthest = addDays('2026-12-31', FURTHEST_DAYS);
    const months = calendar(
      '2026-12-31',
      new Map([[furthest, 'delivery'] as const]),
      SUBSCRIPTION_LIMITS.calendarMonths,
    );
    expect(months.flatMap(({weeks}) => weeks.flat())).toContainEqual({day: furthest, mark: 'delivery'});
  });

  it('ends after so many months, and shows this one where nothing is planned', () => {
    expect(calendar('2026-11-21', marks, 2)).toHaveLength(2);
    const failed = new Map([['2026-10-28', 'delivery']] as const);
    for (const none of [new Map(), failed]) {
      expect(calendar('2026-11-21', none, 6).map(({month}) => month)).toEqual(['2026-11']);
    }
  });
});
