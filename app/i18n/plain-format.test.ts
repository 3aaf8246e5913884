import fc from 'fast-check';
import {describe, expect, test} from 'vitest';

import {LANGUAGES, LOCALES} from '../config/languages';
import {createFormat} from './format';
import {plainFormat, unbrokenDay} from './plain-format';

describe.each(LANGUAGES)('formats exactly like Intl (%s)', (language) => {
  const {locale} = LOCALES[language];
  const plain = plainFormat(language);

  test('amounts in euros', () => {
    const intl = new Intl.NumberFormat(locale, {style: 'currency', currency: 'EUR'});
    const cents = fc.oneof(fc.integer({min: -20_000, max: 20_000}), fc.integer({min: -2e9, max: 2e9}));
    fc.assert(
      fc.property(cents, (amount) => {
        expect(plain.euros(amount)).toBe(intl.format(amount / 100).replace('-', '−'));
      }),
    );
  });

  test('numbers of up to three decimal places', () => {
    const intl = new Intl.NumberFormat(locale);
    const thousandths = fc.integer({min: -5e9, max: 5e9});
    fc.assert(
      fc.property(thousandths, (value) => {
        expect(plain.number(value / 1000)).toBe(intl.format(value / 1000));
      }),
    );
  });

  test('ratings with one', () => {
    const intl = new Intl.NumberFormat(locale, {minimumFractionDigits: 1, maximumFractionDigits: 1});
    for (let hundredths = 0; hundredths <= 500; hundredths += 1) {
      expect(plain.oneDecimal(hundredths / 100)).toBe(intl.format(hundredths / 100));
    }
  });

  test('days', () => {
    const long = new Intl.DateTimeFormat(locale, {dateStyle: 'long', timeZone: 'UTC'});
    const near = new Intl.DateTimeFormat(locale, {day: 'numeric', month: 'long', timeZone: 'UTC'});
    const days = fc.date({min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true});
    fc.assert(
      fc.property(days, (moment) => {
        const day = moment.toISOString().slice(0, 10);
        expect(plain.day(day)).toBe(unbrokenDay(near.format(moment)));
        expect(plain.day(day, {year: true})).toBe(unbrokenDay(long.format(moment)));
      }),
    );
    expect(plain.day('2026-11-21T23:30:00Z')).toBeNull();
    expect(plain.day('2026-13-01')).toBeNull();
  });

  test('a day never breaks behind its number', () => {
    const format = createFormat(language);
    for (const date of ['2026-12-02', '2026-12-02T10:00:00Z']) {
      expect([format.date(date), format.dayMonth(date)]).toEqual([
        expect.stringMatching(/^2\.?\u00a0Dezember|^2\u00a0December/),
        expect.stringMatching(/^2\.?\u00a0Dezember$|^2\u00a0December$/),
      ]);
    }
  });

  test('an instant is of the day that it is in the shop’s time zone', () => {
    expect(createFormat(language).date('2026-11-21T23:30:00Z')).toBe(plain.day('2026-11-22', {year: true}));
  });

  test('another currency is written, too', () => {
    expect(createFormat(language).money({cents: 1290, currency: 'CHF'})).toMatch(/CHF.*12[.,]90|12[.,]90.*CHF/);
  });
});
