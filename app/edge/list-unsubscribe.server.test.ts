import {describe, expect, it} from 'vitest';

import {listUnsubscribe} from './list-unsubscribe.server';

const LIST_UNSUBSCRIBE = 'List-Unsubscribe=One-Click';

describe('List-Unsubscribe-Post of mail programs (RFC 8058)', () => {
  it('has a path in each language', () => {
    expect(listUnsubscribe.map(({pathname}) => pathname)).toEqual([
      '/de/newsletter/unsubscribe',
      '/en/newsletter/unsubscribe',
    ]);
  });

  it.each([
    ['with the token of its mail', '?token=a.b-c', LIST_UNSUBSCRIBE, true],
    ['without a token', '', LIST_UNSUBSCRIBE, false],
    ['with what is no token', '?token=a%20b', LIST_UNSUBSCRIBE, false],
    ['with another body', '?token=a.b-c', 'List-Unsubscribe=Two-Clicks', false],
    ['with more than that in its body', '?token=a.b-c', `${LIST_UNSUBSCRIBE}&a=b`, false],
    ['without a body', '?token=a.b-c', '', false],
  ])('is let in only %s', async (_, query, body, isAdmitted) => {
    for (const {pathname, admits} of listUnsubscribe) {
      const request = new Request(`https://shop.example${pathname}${query}`, {method: 'POST', body});
      expect(await admits(request, body)).toBe(isAdmitted);
    }
  });
});
