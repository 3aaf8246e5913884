import {describe, expect, it} from 'vitest';

import {answerNotice} from './notice-answer';

const values = {name: 'Mara Moos', email: 'mara@example.com'};
const reading = {ok: true, value: values, values} as const;

describe('the answer to a statement', () => {
  it('is its receipt where it was taken in', () => {
    const received = {state: 'received', reference: 'W-1', receivedAt: '2026-11-21T09:30:00Z'} as const;
    expect(answerNotice({state: 'ready', data: received}, reading, 'review')).toEqual(received);
  });

  it.each([
    [{state: 'unavailable'}, 503, '30', {stage: 'review', problem: 'unavailable', errors: {}}],
    [
      {state: 'ready', data: {state: 'refused', problem: 'too-many', seconds: 42}},
      429,
      '42',
      {stage: 'review', problem: 'too-many', errors: {}},
    ],
    [
      {state: 'ready', data: {state: 'invalid', fields: ['email', 'language']}},
      422,
      undefined,
      {stage: 'form', problem: null, errors: {email: 'invalid'}},
    ],
  ] as const)('after %j keeps what was typed', (outcome, status, wait, form) => {
    const headers = wait === undefined ? {} : {'Retry-After': wait};
    const again = {state: 'again', init: {status, headers}, form: {...form, values}};
    expect(answerNotice(outcome, reading, 'review')).toEqual(again);
  });
});
