import {expect, it} from 'vitest';

import {faultyAnswer, problemAnswer} from './redeem-answer';

const values = {firstName: 'Mara', zip: '9'};
const reading = {code: 'TAU', values};

it.each([
  ['the service is down: the same form may be sent again', {state: 'unavailable'}, 'form-1'],
  ['the code is used', {state: 'used'}, null],
  ['it was too often', {state: 'limited', seconds: 60}, null],
] as const)('a redemption that was stopped keeps all that was typed: %s', (_, problem, operation) => {
  expect(problemAnswer(reading, problem, 'form-1')).toEqual({code: 'TAU', values, errors: {}, problem, operation});
});

it('a redemption that the service finds fault with says in which fields', () => {
  expect(faultyAnswer(reading, ['zip', 'email', 'unheard'])).toEqual({
    code: 'TAU',
    values,
    errors: {zip: 'invalid', email: 'invalid'},
    problem: null,
    operation: null,
  });
});
