import {expect, test} from 'vitest';

import {cachePolicy} from '../support/headers';
import {createVisitor} from '../support/visitor';

const DAY_MS = 24 * 60 * 60 * 1000;

test('security.txt says whom to write to, for up to a year', async () => {
  const answer = await createVisitor().get('/.well-known/security.txt');
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(answer.body).toMatch(/^Contact: mailto:.+@.+\n/);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(answer.body)?.[1] ?? '');
  expect(expires - Date.now()).toBeGreaterThan(300 * DAY_MS);
  expect(expires - Date.now()).toBeLessThanOrEqual(366 * DAY_MS);
  expect(cachePolicy(answer)).toEqual({maxAge: 300, tags: ['site-settings']});
});
