import {expect, test} from 'vitest';

import {cachePolicy} from '../support/headers';
import {createVisitor} from '../support/visitor';

const visitor = createVisitor();

test('the feed has the newest posts, each of which opens', async () => {
  const answer = await visitor.get('/de/a/feed.xml');
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/atom+xml; charset=utf-8']);
  expect(cachePolicy(answer)).toMatchObject({tags: ['site-settings', 'blog', 'blog-list']});
  const links = [...answer.body.matchAll(/<entry>.*?href="([^"]+)"/gs)].map(([, href = '']) => new URL(href).pathname);
  expect(links).toHaveLength(20);
  for (const path of links.slice(0, 3)) expect((await visitor.get(path)).status, path).toBe(200);
});
