import {afterEach, expect, test, vi} from 'vitest';

import {freshCalls} from '../service-calls.fixture';
import {createNewsletter} from './newsletter.server';

const request = {email: 'ada@example.com', variant: 'default'} as const;
const newsletter = createNewsletter({
  origin: 'https://service.example',
  token: 'secret',
  calls: freshCalls(),
  visitor: 'unknown',
  language: 'en',
});

const refusing = (status: number, error: object, headers: HeadersInit = {}) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({error}, {status, headers})));
};

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['42', 42],
  ['0', 0],
  [null, 60],
  ['Wed, 21 Oct 2015 07:28:00 GMT', 0],
  ['tomorrow', 60],
  ['-5', 60],
])('whoever asks too often, with Retry-After %j, waits %d seconds', async (said, seconds) => {
  refusing(429, {code: 'rate_limited'}, said === null ? {} : {'Retry-After': said});
  expect(await newsletter.subscribe(request, null)).toEqual({state: 'limited', seconds});
});

test.each([
  [409, {code: 'already_subscribed'}, {state: 'already-subscribed'}],
  [422, {code: 'invalid', fields: [{path: 'email', code: 'invalid_format'}]}, {state: 'invalid', email: 'email'}],
])('a refusal by %d %j comes back as %j', async (status, error, outcome) => {
  refusing(status, error);
  expect(await newsletter.subscribe(request, null)).toEqual(outcome);
});
