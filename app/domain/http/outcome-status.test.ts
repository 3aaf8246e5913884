import {expect, it} from 'vitest';

import {initOf, refusedInit} from './outcome-status';

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

it.each([
  [422, 42, {}],
  [429, 42, {'Retry-After': '42'}],
  [503, undefined, {'Retry-After': '30'}],
])('a page with %i says when to come again where that helps', (status, seconds, headers) => {
  expect(initOf(status, seconds)).toEqual({status, headers});
});
