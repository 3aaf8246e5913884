import {afterEach, describe, expect, test, vi} from 'vitest';

import {answerAll} from '../fetch.fixture';
import {freshCalls} from '../service-calls.fixture';
import {createNewsletter} from './newsletter.server';
import {KEY} from './options.fixture';

const request = {email: 'ada@example.com', variant: 'default'} as const;
const newsletter = createNewsletter({
  origin: 'https://service.example',
  token: 'secret',
  calls: freshCalls(),
  visitorAddress: 'unknown',
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
])('maps 429 with Retry-After %j to rate-limited for %d seconds', async (said, seconds) => {
  refusing(429, {code: 'rate_limited'}, said === null ? {} : {'Retry-After': said});
  expect(await newsletter.subscribe(request, 'key')).toEqual({state: 'rate-limited', seconds});
});

test.each([
  [409, {code: 'already_subscribed'}, {state: 'refused', code: 'already-subscribed'}],
  [422, {code: 'invalid', fields: [{path: 'email', code: 'invalid_format'}]}, {state: 'invalid', fields: ['email']}],
])('maps %d %j to %j', async (status, error, outcome) => {
  refusing(status, error);
  expect(await newsletter.subscribe(request, 'key')).toEqual(outcome);
});

test('a sign-up goes out in the language of the page, under the id of its form', async () => {
  const sent = answerAll(202, {state: 'confirmation_sent'});
  expect(await newsletter.subscribe(request, KEY)).toEqual({state: 'done'});
  expect(sent[0]).toMatchObject({
    url: 'https://service.example/v1/newsletter/subscriptions',
    body: {...request, language: 'en'},
  });
  expect(sent[0]?.headers.get('Idempotency-Key')).toContain(KEY);
});

test('an unknown refusal is a failure', async () => {
  refusing(422, {code: 'invalid', fields: [{path: 'variant', code: 'invalid'}]});
  expect(await newsletter.subscribe(request, 'key')).toEqual({state: 'refused', code: 'failed'});
});

describe('the link of a mail', () => {
  const confirmed = {variant: 'raffle', language: 'en', welcomeVoucher: true, confirmedAt: '2026-11-21T09:30:00Z'};

  test.each([
    ['confirmed', 'done'],
    ['already_confirmed', 'already'],
  ])('that confirms: %s is %s', async (said, state) => {
    const sent = answerAll(200, {...confirmed, state: said});
    expect(await newsletter.confirm('a.token')).toEqual({
      state,
      topic: 'raffle',
      welcomeVoucher: true,
      welcomeDelayed: false,
    });
    expect(sent[0]).toMatchObject({
      url: 'https://service.example/v1/newsletter/confirmations',
      body: {token: 'a.token'},
    });
  });

  test('that confirms says where the welcome comes later', async () => {
    answerAll(200, {...confirmed, state: 'confirmed', welcomeVoucher: false, welcomeDelayed: true});
    expect(await newsletter.confirm('a.token')).toMatchObject({welcomeVoucher: false, welcomeDelayed: true});
  });

  test.each([
    ['unsubscribed', 'done'],
    ['already_unsubscribed', 'already'],
  ])('that unsubscribes: %s is %s', async (said, state) => {
    const sent = answerAll(200, {state: said, language: 'en'});
    expect(await newsletter.unsubscribe('a.token')).toEqual({state});
    expect(sent[0]).toMatchObject({
      url: 'https://service.example/v1/newsletter/unsubscriptions',
      body: {token: 'a.token'},
    });
  });

  test.each([
    [410, 'expired', 'expired'],
    [404, 'unknown_token', 'unknown'],
  ])('that is refused with %i %s is %s', async (status, code, state) => {
    refusing(status, {code});
    expect(await newsletter.confirm('a.token')).toEqual({state});
    expect(await newsletter.unsubscribe('a.token')).toEqual({state});
  });
});
