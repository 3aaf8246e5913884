import {expect, it} from 'vitest';

import {problemOf} from './form-answer';

it.each([
  [{state: 'refused', code: 'taken'}, {code: 'taken'}],
  [
    {state: 'rate-limited', seconds: 60},
    {code: 'rate-limited', seconds: 60},
  ],
  [{state: 'unavailable'}, {code: 'unavailable'}],
  [
    {state: 'unavailable', isKeySpent: true},
    {code: 'unavailable', isKeySpent: true},
  ],
] as const)('the problem of %o is %o', (failure, problem) => {
  expect(problemOf(failure)).toEqual(problem);
});
