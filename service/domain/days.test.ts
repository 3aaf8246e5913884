import {expect, it} from 'vitest';
import {endOfDays, lastDayText} from './days';

it.each([
  ['in winter', '2026-11-23T12:00:00+01:00', '2026-12-01T00:00:00+01:00', '30 November 2026'],
  ['in summer', '2026-06-23T12:00:00+02:00', '2026-07-01T00:00:00+02:00', '30 June 2026'],
  ['over the end of summer time', '2026-10-20T23:30:00+02:00', '2026-10-28T00:00:00+01:00', '27 October 2026'],
  ['on the day on which summer time ends', '2026-10-17T12:00:00+02:00', '2026-10-25T00:00:00+02:00', '24 October 2026'],
  [
    'with the day on which summer time ends',
    '2026-10-18T12:00:00+02:00',
    '2026-10-26T00:00:00+01:00',
    '25 October 2026',
  ],
  ['with the day on which it begins', '2026-03-22T12:00:00+01:00', '2026-03-30T00:00:00+02:00', '29 March 2026'],
  ['from the first minute of a day', '2026-11-23T00:00:00+01:00', '2026-12-01T00:00:00+01:00', '30 November 2026'],
  ['to its last', '2026-11-23T23:59:59+01:00', '2026-12-01T00:00:00+01:00', '30 November 2026'],
])('seven days %s, from %s on, end at the midnight of %s, after %s', (_, from, end, lastDay) => {
  expect(endOfDays(Date.parse(from), 7)).toBe(Date.parse(end));
  expect(lastDayText(Date.parse(end), 'en')).toBe(lastDay);
});
