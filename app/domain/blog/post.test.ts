import {expect, it} from 'vitest';

import {postTags} from './post';

it('a post’s document is purged by itself and by the posts beside it', () => {
  const other = {
    slug: 'alt',
    title: 'Alt',
    excerpt: '',
    picture: {path: '/media/x.webp', alt: '', width: 1600, height: 900},
    author: 'Ole Harms',
    category: 'Zubehör',
    publishedAt: '2026-03-01T07:00:00Z',
    updatedAt: '2026-03-01T07:00:00Z',
  };
  expect(postTags({slug: 'wasser', relatedPosts: [other]})).toEqual(['blog', 'post:wasser', 'post:alt']);
});
