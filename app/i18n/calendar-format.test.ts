import {expect, it} from 'vitest';

import {monthName, weekdays} from './calendar-format';

it.each([
  ['de', 'Montag Mo', 'Sonntag So'],
  ['en', 'Monday Mon', 'Sunday Sun'],
] as const)('a week begins with its Monday (%s)', (language, first, last) => {
  const days = weekdays(language).map(({long, short}) => `${long} ${short}`);
  expect([days.length, days[0], days.at(-1)]).toEqual([7, first, last]);
});

it.each([
  ['de', 'Dezember 2026'],
  ['en', 'December 2026'],
] as const)('a month has its name and year (%s)', (language, name) => {
  expect(monthName('2026-12', language)).toBe(name);
});
