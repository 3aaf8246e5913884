import {expect, test} from 'vitest';

import {cachePolicy} from '../support/headers';
import {createVisitor} from '../support/visitor';

const visitor = createVisitor();

test('a post has its metadata and is cached at the edge', async () => {
  const answer = await visitor.get('/de/b/kaffee-lagern');
  expect(answer).toMatchObject({
    status: 200,
    data: {seo: {canonical: 'http://localhost:3000/de/b/kaffee-lagern'}},
  });
  expect(answer.data).toHaveProperty('structured', expect.stringContaining('"@type":"Article"'));
  expect(cachePolicy(answer)?.maxAge).toBe(300);
  expect(cachePolicy(answer)?.tags).toContain('post:kaffee-lagern');
});

test.each([
  ['an unknown post is not found', '/de/b/gibt-es-nicht', 404, null],
  ['a renamed post leads on', '/de/b/kaffee-richtig-lagern', 301, '/de/b/kaffee-lagern'],
])('%s', async (_, path, status, location) => {
  expect(await visitor.get(path)).toMatchObject({status, location});
});
