import {expect, test} from 'vitest';

import {cachePolicy} from '../support/headers';
import {createVisitor} from '../support/visitor';

test('robots.txt names the sitemap and the disallowed paths', async () => {
  const answer = await createVisitor().get('/robots.txt');
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(answer.body).toContain('Sitemap: http://localhost:3000/sitemap.xml');
  expect(answer.body).toContain('Disallow: /*/checkout/');
  expect(cachePolicy(answer)).toEqual({maxAge: 300, tags: ['site-settings']});
});
