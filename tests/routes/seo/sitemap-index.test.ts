import {expect, test} from 'vitest';

import {cachePolicy} from '../support/headers';
import {createVisitor} from '../support/visitor';

const visitor = createVisitor();

test('the sitemap lists one for each kind of page and language, each of which opens', async () => {
  const answer = await visitor.get('/sitemap.xml');
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(cachePolicy(answer)).toEqual({maxAge: 300, tags: ['site-settings']});
  const paths = [...answer.body.matchAll(/<loc>http:\/\/localhost:3000([^<]*)<\/loc>/g)].map(([, path = '']) => path);
  expect(paths).toHaveLength(8);
  for (const path of paths) expect((await visitor.get(path)).status, path).toBe(200);
});
