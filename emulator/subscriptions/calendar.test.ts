import {expect, it} from 'vitest';
import {addDays, addInterval, chargeTime, dayOf, isDay} from './calendar';

it.each([
  ['2027-01-30', {unit: 'week', count: 4}, '2027-02-27'],
  ['2027-03-01', {unit: 'day', count: 1}, '2027-03-02'],
  ['2027-01-31', {unit: 'month', count: 1}, '2027-02-28'],
  ['2028-01-31', {unit: 'month', count: 1}, '2028-02-29'],
  ['2027-11-15', {unit: 'month', count: 3}, '2028-02-15'],
] as const)('%s and %j is %s', (day, interval, expected) => {
  expect(addInterval(day, interval)).toBe(expected);
});

it.each([
  ['2027-02-28', true],
  ['2027-02-30', false],
  ['2027-2-3', false],
  ['', false],
  ['2027-02-28T00:00:00', false],
])('%j is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

it('a day has its moment', () => {
  expect(dayOf(chargeTime('2027-03-28'))).toBe('2027-03-28');
  expect(addDays('2027-12-31', 1)).toBe('2028-01-01');
});
