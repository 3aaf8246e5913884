import {describe, expect, it} from 'vitest';

import {
  isListUnsubscribePost,
  linkToken,
  mailLinkKind,
  mailLinkStep,
  outcomeQuery,
  type LinkOutcome,
} from './mail-link';

const step = (query: string) => mailLinkStep(new URLSearchParams(query));

it.each([
  ['/de/newsletter/confirm', 'newsletter-confirm'],
  ['/en/newsletter/unsubscribe', 'newsletter-unsubscribe'],
  ['/de/newsletter', null],
  ['/de/newsletter/confirm/more', null],
])('%s is the link %j', (path, kind) => {
  expect(mailLinkKind(path)).toBe(kind);
});

it.each([
  ['eyJh.eyJz.c2ln', 'eyJh.eyJz.c2ln'],
  ['', null],
  ['a b', null],
  ['"><script>', null],
  ['a'.repeat(1001), null],
  [null, null],
])('the token %j is read as %j', (value, token) => {
  expect(linkToken(value)).toBe(token);
});

describe('the page of a link', () => {
  it('asks for confirmation first', () => {
    expect(step('token=a.b.c')).toEqual({state: 'asking', token: 'a.b.c'});
  });

  it.each(['', 'token=', 'token=%3Cscript%3E', 'state=other'])('knows nothing of %j', (query) => {
    expect(step(query)).toEqual({state: 'unknown'});
  });

  it.each<LinkOutcome>([
    {state: 'done', topic: 'espresso', welcomeVoucher: true},
    {state: 'done', topic: 'raffle'},
    {state: 'already'},
    {state: 'already', topic: 'default', welcomeVoucher: true},
    {state: 'done', topic: 'default', welcomeDelayed: true},
    {state: 'expired'},
    {state: 'unknown'},
  ])('tells %j from its address', (outcome) => {
    expect(step(outcomeQuery(outcome))).toEqual(outcome);
  });

  it('reveals nothing about unknown links', () => {
    expect(outcomeQuery({state: 'done'})).toBe('?state=done');
    expect(outcomeQuery({state: 'expired'})).toBe('?state=expired');
    expect(step('state=unknown&token=a.b.c')).toEqual({state: 'unknown'});
    expect(linkToken(1234)).toBeNull();
  });

  it('shows no topic that it does not know', () => {
    expect(step('state=done&topic=%3Cb%3E&voucher=yes')).toEqual({state: 'done'});
  });
});

it.each([
  ['newsletter-unsubscribe', 'One-Click', true],
  ['newsletter-unsubscribe', 'ONE-CLICK', false],
  ['newsletter-unsubscribe', null, false],
  ['newsletter-confirm', 'One-Click', false],
] as const)('%s with the field %j is asked for by a mail program: %s', (kind, field, isAsked) => {
  expect(isListUnsubscribePost(kind, field)).toBe(isAsked);
});
