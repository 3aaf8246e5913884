import {expect, it} from 'vitest';
import {endOfSubscriber} from './subscriber';

const at = (day: string) => Date.parse(`${day}T08:00:00Z`);
const enrolment = {nonce: 'n', requestedAt: at('2026-11-01')};
const requested = {at: at('2026-11-01'), event: 'requested', variant: 'default'} as const;
const confirmed = {at: at('2026-11-02'), event: 'confirmed', variant: 'default'} as const;
const unsubscribed = {at: at('2026-12-31'), event: 'unsubscribed', variant: null} as const;

it.each([
  ['an unconfirmed request', {default: {...enrolment, confirmedAt: null}}, [requested], '2026-12-01T08:00:00.000Z'],
  ['a subscriber', {default: {...enrolment, confirmedAt: confirmed.at}}, [requested, confirmed], null],
  [
    'a subscriber with another request',
    {default: {...enrolment, confirmedAt: confirmed.at}, raffle: {...enrolment, confirmedAt: null}},
    [requested, confirmed],
    null,
  ],
  ['who has left', {}, [requested, confirmed, unsubscribed], '2029-12-31T23:00:00.000Z'],
  [
    'who has left and asks again',
    {default: {...enrolment, confirmedAt: null}},
    [requested, confirmed, unsubscribed, {...requested, at: at('2027-01-01')}],
    '2030-12-31T23:00:00.000Z',
  ],
])('%s is dropped at its time', (_, enrolments, log, end) => {
  expect(endOfSubscriber({enrolments, log})).toBe(end === null ? null : Date.parse(end));
});
