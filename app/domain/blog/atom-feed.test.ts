import {expect, it} from 'vitest';

import {atomFeed} from './atom-feed';

const feed = {
  origin: 'https://shop.example',
  locale: 'de-DE',
  title: 'Blog',
  subtitle: 'Von Kaffee & Wasser',
  path: '/de/a/feed.xml',
  blogPath: '/de/a',
  postPath: (slug: string) => `/de/b/${slug}`,
};
const post = {
  slug: 'wasser',
  title: 'Wasser < Kaffee?',
  excerpt: 'Die unterschätzte Zutat.',
  picture: {path: '/media/x.webp', alt: '', width: 1600, height: 900},
  author: 'Ole Harms',
  category: 'Zubehör',
  publishedAt: '2026-03-01T07:00:00Z',
};

it('has an entry per post, and is as new as the newest', () => {
  const text = atomFeed({...feed, posts: [post, {...post, slug: 'alt', publishedAt: '2025-01-01T07:00:00Z'}]});
  expect(text.match(/<entry>/g)).toHaveLength(2);
  expect(text).toContain('<updated>2026-03-01T07:00:00Z</updated><link rel="self"');
  expect(text).toContain('<id>https://shop.example/de/b/wasser</id><title>Wasser &lt; Kaffee?</title>');
  expect(text).toContain('<subtitle>Von Kaffee &amp; Wasser</subtitle>');
});

it('is a feed without posts too', () => {
  expect(atomFeed({...feed, posts: []})).toContain('<updated>1970-01-01T00:00:00Z</updated>');
});
