import {expect, it} from 'vitest';

import {purgeTags} from './purge-tags';

const change = {slug: 'versand', previousSlug: null} as const;

it.each([
  [{...change, type: 'page'}, ['page:versand', 'sitemap:pages']],
  [{...change, type: 'page', previousSlug: 'lieferung'}, ['page:versand', 'page:lieferung', 'sitemap:pages']],
  [{...change, type: 'guide'}, ['page:versand', 'guides', 'sitemap:pages']],
  [{...change, type: 'productTest'}, ['page:versand', 'product-tests', 'sitemap:pages']],
  [{...change, type: 'post'}, ['post:versand', 'blog-list', 'sitemap:posts']],
  [{...change, type: 'category'}, ['blog', 'blog-list', 'sitemap:pages']],
  [{...change, type: 'author'}, ['blog', 'authors']],
  [{...change, type: 'project'}, ['projects']],
  [{...change, type: 'home', slug: null}, ['home']],
  [{...change, type: 'siteSettings', slug: null}, ['site-settings']],
  [{...change, type: 'redirect', slug: null}, []],
  [{...change, type: 'constructor'}, []],
] as const)('%j touches %j', (what, tags) => {
  expect(purgeTags(what)).toEqual(tags);
});
