import {expect, it} from 'vitest';

import {waitText} from './wait-text';

it.each([
  [1, '1 Minute', '1 minute'],
  [60, '1 Minute', '1 minute'],
  [61, '2 Minuten', '2 minutes'],
  [90 * 60, '90 Minuten', '90 minutes'],
  [90 * 60 + 1, '2 Stunden', '2 hours'],
  [2 * 60 * 60 + 1, '3 Stunden', '3 hours'],
  [24 * 60 * 60, '24 Stunden', '24 hours'],
])('%i seconds are a wait of %s', (seconds, german, english) => {
  const problem = {code: 'rate-limited', seconds} as const;
  expect([waitText(problem, 'de'), waitText(problem, 'en')]).toEqual([german, english]);
});

it('a problem without a time has nothing to wait for', () => {
  expect([waitText({code: 'unavailable'}, 'de'), waitText({code: 'taken'}, 'en')]).toEqual(['', '']);
});
