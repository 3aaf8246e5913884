import {expect, it} from 'vitest';

import {saveAnswer} from './save-answer';

const typed = {ok: true, value: {email: 'mara@example.com'}, values: {email: 'mara@example.com'}} as const;

it.each([
  [{state: 'ready', data: 'sent'} as const, null, null],
  [{state: 'ready', data: 'too-many'} as const, 'too-many', 429],
  [{state: 'ready', data: 'email'} as const, 'email', 422],
  [{state: 'ready', data: 'unknown-goods'} as const, 'unknown-goods', 422],
  [{state: 'unavailable'} as const, 'unavailable', 503],
])('a service that says %j: %s', (outcome, problem, status) => {
  const answer = saveAnswer(typed, outcome);
  expect([answer?.form.problem ?? null, answer?.status ?? null]).toEqual([problem, status]);
});

it.each(['required', 'email', 'too-long', 'invalid'] as const)('an address that is %s loses nothing', (error) => {
  const reading = {ok: false, errors: {email: error}, values: {email: 'mara@'}} as const;
  const problem = error === 'required' ? 'required' : 'email';
  expect(saveAnswer(reading, null)).toEqual({form: {email: 'mara@', problem}, status: 422});
});
