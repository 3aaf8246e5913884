import {describe, expect, it} from 'vitest';
import {endOfSubscriber, keptSubscriber, withEntry} from './subscriber';
import type {Subscriber} from './subscriber';

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
    [requested, confirmed, {...requested, variant: 'raffle'} as const],
    '2026-12-01T08:00:00.000Z',
  ],
  ['who has left', {}, [requested, confirmed, unsubscribed], '2029-12-31T23:00:00.000Z'],
  [
    'who has left and asks again',
    {default: {...enrolment, requestedAt: at('2029-12-20'), confirmedAt: null}},
    [requested, confirmed, unsubscribed, {...requested, at: at('2029-12-20')}],
    '2029-12-31T23:00:00.000Z',
  ],
  [
    'who has left, asked again and left again',
    {},
    [requested, confirmed, unsubscribed, {...requested, at: at('2029-12-20')}, {...unsubscribed, at: at('2029-12-21')}],
    '2029-12-31T23:00:00.000Z',
  ],
  ['who has left without a confirmation', {}, [requested, unsubscribed], '2026-12-01T08:00:00.000Z'],
])('%s is dropped at its time', (_, enrolments, log, end) => {
  expect(endOfSubscriber({enrolments, log})).toBe(end === null ? null : Date.parse(end));
});

describe('what is kept', () => {
  const subscriber = (traits: Partial<Subscriber>): Subscriber => ({
    email: 'ida@example.com',
    language: 'de',
    enrolments: {},
    log: [],
    hasVoucher: true,
    owed: {},
    ...traits,
  });
  const again = {...requested, at: at('2029-12-20')};
  const asked = {default: {...enrolment, requestedAt: again.at, confirmedAt: null}};
  const back = subscriber({enrolments: asked, log: [requested, confirmed, unsubscribed, again]});

  it('of a subscriber who does not confirm another request is the subscription', () => {
    const enrolments = {default: {...enrolment, confirmedAt: confirmed.at}};
    const open = {...enrolment, confirmedAt: null};
    const log = [requested, confirmed, {...requested, variant: 'espresso'} as const];
    const both = subscriber({enrolments: {...enrolments, espresso: open}, log});
    expect(keptSubscriber(both, at('2026-11-30'))).toEqual(both);
    expect(keptSubscriber(both, at('2026-12-02'))).toEqual(subscriber({enrolments, log: [requested, confirmed]}));
  });

  it('after the years of the proof is a younger request', () => {
    expect(keptSubscriber(back, at('2029-12-31'))).toEqual(back);
    expect(keptSubscriber(back, at('2030-01-01'))).toEqual(
      subscriber({enrolments: asked, log: [again], hasVoucher: false}),
    );
    expect(keptSubscriber(back, at('2030-01-20'))).toBeNull();
  });

  it('of a request that nobody confirms is nothing', () => {
    const open = subscriber({enrolments: {default: {...enrolment, confirmedAt: null}}, log: [requested]});
    expect(keptSubscriber(open, at('2026-12-01'))).toBeNull();
  });

  it('however often somebody asks is the proof', () => {
    const log = Array.from({length: 300}, (_, index) => ({...again, at: again.at + index})).reduce<Subscriber['log']>(
      (entries, entry) => withEntry(entries, entry),
      [requested, confirmed, unsubscribed],
    );
    expect(log.slice(0, 3)).toEqual([requested, confirmed, unsubscribed]);
    expect(log).toHaveLength(203);
    expect(log.at(-1)?.at).toBe(again.at + 299);
  });
});
