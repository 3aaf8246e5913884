import {expect, it} from 'vitest';
import {weeksIn} from './plan-weeks';

it.each([
  ['Alle 4 Wochen', 4],
  ['Every 2 weeks', 2],
  ['Deliver every 3-week', 3],
  ['Jede Woche', 1],
  ['Every week', 1],
  ['Wöchentlich', 1],
  ['Alle 14 Tage', 2],
  ['Delivery every 28 days', 4],
  ['10 % Rabatt, alle 4 Wochen', 4],
  ['Alle 30 Tage', null],
  ['Jeden Monat', null],
  ['Hausespresso-Abo', null],
  ['Alle 0 Wochen', null],
])('the plan "%s" comes every %s weeks', (name, weeks) => {
  expect(weeksIn(name)).toBe(weeks);
});
