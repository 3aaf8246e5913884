import {expect, test} from 'vitest';

import {cachePolicy} from '../support/headers';
import {createVisitor} from '../support/visitor';

const visitor = createVisitor();

test.each(['de', 'en'])('the blog in %s lists its newest posts', async (language) => {
  const answer = await visitor.get(`/${language}/a`);
  expect(answer).toMatchObject({
    status: 200,
    data: {page: 1, seo: {canonical: `http://localhost:3000/${language}/a`}, feed: `/${language}/a/feed.xml`},
  });
  expect(answer.data).toHaveProperty('list.posts.length', 9);
  expect(cachePolicy(answer)).toEqual({maxAge: 300, tags: ['site-settings', 'blog', 'blog-list']});
});

test('an empty category is none', async () => {
  const {status, data} = await visitor.get('/de/a?category=');
  expect([status, data]).toMatchObject([200, {list: {category: null}}]);
});

test.each([
  ['no number', '?page=abc'],
  ['before the first', '?page=0'],
  ['behind the last', '?page=99'],
  ['of an unknown category', '?category=gibt-es-nicht'],
])('is 404 for an unknown page: %s', async (_, query) => {
  expect((await visitor.get(`/de/a${query}`)).status).toBe(404);
});
