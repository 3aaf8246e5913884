import {expect, it} from 'vitest';

import {problemOf, waitMinutes} from './form-answer';

it.each([
  [1, 1],
  [60, 1],
  [61, 2],
])('%i seconds are %i minutes to wait', (seconds, minutes) => {
  expect(waitMinutes(problemOf({state: 'rate-limited', seconds}))).toBe(minutes);
});

it('a problem without a time has nothing to wait for', () => {
  expect(waitMinutes(problemOf({state: 'unavailable'}))).toBe(0);
  expect(waitMinutes(problemOf({state: 'refused', code: 'taken'}))).toBe(0);
});
