import {expect, it} from 'vitest';

import {saveAnswer} from './save-answer';

const typed = {ok: true, value: {email: 'mara@example.com'}, values: {email: 'mara@example.com'}} as const;

it.each([
  [{state: 'ready', data: {state: 'too-many', seconds: 42}} as const, 'too-many', 429, {'Retry-After': '42'}],
  [{state: 'ready', data: {state: 'email'}} as const, 'email', 422, {}],
  [{state: 'ready', data: {state: 'unknown-goods'}} as const, 'unknown-goods', 422, {}],
  [{state: 'unavailable'} as const, 'unavailable', 503, {'Retry-After': '30'}],
])('a service that says %j: %s', (outcome, problem, status, headers) => {
  expect(saveAnswer(typed, outcome)).toEqual({form: {email: 'mara@example.com', problem}, init: {status, headers}});
});

it('a service that was not asked is unavailable', () => {
  expect(saveAnswer(typed, null)).toMatchObject({form: {problem: 'unavailable'}, init: {status: 503}});
});

it('a form without an address comes back empty', () => {
  const reading = {ok: false, errors: {email: 'required'}, values: {}} as const;
  expect(saveAnswer(reading, null)).toMatchObject({form: {email: '', problem: 'required'}});
});

it('a link that was sent needs no form', () => {
  expect(saveAnswer(typed, {state: 'ready', data: {state: 'sent'}})).toBeNull();
});

it.each(['required', 'email', 'too-long', 'invalid'] as const)('an address that is %s loses nothing', (error) => {
  const reading = {ok: false, errors: {email: error}, values: {email: 'mara@'}} as const;
  const problem = error === 'required' ? 'required' : 'email';
  expect(saveAnswer(reading, null)).toEqual({form: {email: 'mara@', problem}, init: {status: 422, headers: {}}});
});
