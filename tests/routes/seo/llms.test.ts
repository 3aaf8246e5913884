import {expect, test} from 'vitest';

import {cachePolicy} from '../support/headers';
import {createVisitor} from '../support/visitor';

const visitor = createVisitor();

test('llms.txt says what the shop is, with pages that open', async () => {
  const answer = await visitor.get('/llms.txt');
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(answer.body).toMatch(/^# Lichtung\n/);
  expect(cachePolicy(answer)).toEqual({maxAge: 300, tags: ['site-settings']});
  const paths = [...answer.body.matchAll(/\]\(http:\/\/localhost:3000(\/[^)]*)\)/g)].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(5);
  for (const path of paths) expect((await visitor.get(path)).status, path).toBe(200);
});
