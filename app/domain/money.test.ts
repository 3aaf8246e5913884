import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {add, compare, decimalAmount, isZero, money, multiply, negate, parseAmount, subtract, sum} from './money';

describe('parsing a decimal amount', () => {
  it.each([
    ['12', 1200],
    ['12.5', 1250],
    ['12.50', 1250],
    ['0.05', 5],
    ['-0.05', -5],
    ['0.0', 0],
    ['-0', 0],
    ['007.10', 710],
    ['1.005', 101],
    ['1.004', 100],
    ['1.0049999', 100],
    ['-1.005', -101],
    ['0.995', 100],
    ['19.99', 1999],
    ['90071992547409.91', 9007199254740991],
  ])('%s is %i cents', (amount, cents) => {
    expect(parseAmount(amount)).toBe(cents);
  });

  it.each([
    '',
    ' ',
    '12,5',
    '1e3',
    '.5',
    '5.',
    '+1',
    '--1',
    '12.5.0',
    ' 12',
    '12\n',
    'NaN',
    '0x10',
    '١٢',
    '99999999999999.99',
  ])('refuses %j', (junk) => {
    expect(() => parseAmount(junk)).toThrow(RangeError);
  });

  it('reads back every amount of cents', () => {
    fc.assert(
      fc.property(fc.integer({min: -10_000_000, max: 10_000_000}), (cents) => {
        const digits = String(Math.abs(cents)).padStart(3, '0');
        expect(parseAmount(`${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`)).toBe(cents);
      }),
    );
  });
});

it.each([
  [0, '0.00'],
  [5, '0.05'],
  [1290, '12.90'],
])('%i cents are %s', (cents, amount) => {
  expect(decimalAmount(cents)).toBe(amount);
});

describe('computing with money', () => {
  it.each([
    ['adds', add(money(1050), money(-50)), 1000],
    ['subtracts', subtract(money(1000), money(1050)), -50],
    ['multiplies', multiply(money(1290), 3), 3870],
    ['multiplies by nothing', multiply(money(-1290), 0), 0],
    ['sums', sum([money(1), money(2), money(3)]), 6],
    ['sums nothing', sum([]), 0],
    ['negates', negate(money(490)), -490],
    ['negates nothing', negate(money(0)), 0],
  ])('%s', (_, result, cents) => {
    expect(result).toStrictEqual({cents, currency: 'EUR'});
  });

  it('compares', () => {
    expect([compare(money(1), money(2)), compare(money(2), money(2)), compare(money(3), money(2))]).toEqual([-1, 0, 1]);
  });

  it('tells nothing from something', () => {
    expect([isZero(money(0)), isZero(money(-1))]).toEqual([true, false]);
  });

  it('keeps the currency, also of an empty sum', () => {
    expect(sum([], 'CHF')).toEqual(money(0, 'CHF'));
    expect(sum([money(5, 'CHF'), money(5, 'CHF')])).toEqual(money(10, 'CHF'));
  });

  it.each([add, subtract, compare])('never mixes currencies', (operation) => {
    expect(() => operation(money(1, 'EUR'), money(1, 'CHF'))).toThrow(RangeError);
  });

  it.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %d cents', (cents) => {
    expect(() => money(cents)).toThrow(RangeError);
  });

  it('refuses to multiply by a fraction', () => {
    expect(() => multiply(money(100), 0.5)).toThrow(RangeError);
  });
});
