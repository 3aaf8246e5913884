import {expect, it} from 'vitest';

import {refusedInit} from './outcome-status';

it.each([
  [{state: 'invalid'}, 422, {}],
  [{state: 'already-subscribed'}, 409, {}],
  [{state: 'wrong'}, 404, {}],
  [{state: 'used'}, 409, {}],
  [{state: 'expired'}, 410, {}],
  [{state: 'limited', seconds: 42}, 429, {'Retry-After': '42'}],
  [{state: 'unavailable'}, 503, {'Retry-After': '30'}],
] as const)('%j is %i %j', (outcome, status, headers) => {
  expect(refusedInit(outcome)).toEqual({status, headers});
});
