import {expect, it} from 'vitest';

import {purgeTags} from './purge-tags';

const change = {operation: 'update', slug: 'versand', previousSlug: null} as const;

it.each([
  [{...change, type: 'page'}, ['page:versand']],
  [{...change, type: 'page', previousSlug: 'lieferung'}, ['page:versand', 'page:lieferung', 'sitemap']],
  [{...change, type: 'page', operation: 'create'}, ['page:versand', 'sitemap']],
  [{...change, type: 'page', operation: 'delete'}, ['page:versand', 'sitemap']],
  [{...change, type: 'guide'}, ['page:versand', 'guides']],
  [{...change, type: 'productTest'}, ['page:versand', 'product-tests']],
  [{...change, type: 'post'}, ['post:versand', 'blog-list']],
  [{...change, type: 'author'}, ['blog', 'authors']],
  [{...change, type: 'project'}, ['projects']],
  [{...change, type: 'home', slug: null}, ['home']],
  [{...change, type: 'siteSettings', slug: null}, ['site-settings']],
  [{...change, type: 'redirect', slug: null}, []],
  [{...change, type: 'constructor'}, []],
] as const)('%j touches %j', (what, tags) => {
  expect(purgeTags(what)).toEqual(tags);
});
