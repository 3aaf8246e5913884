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
  updatedAt: '2026-02-01T07:00:00Z',
};

it('has an entry per post, and is as new as the newest', () => {
  const text = atomFeed({...feed, posts: [post, {...post, slug: 'alt', publishedAt: '2025-01-01T07:00:00Z'}]});
  expect(text.match(/<entry>/g)).toHaveLength(2);
  expect(text).toContain('<updated>2026-03-01T07:00:00Z</updated><link rel="self"');
  expect(text).toContain('<id>https://shop.example/de/b/wasser</id><title>Wasser &lt; Kaffee?</title>');
  expect(text).toContain('<subtitle>Von Kaffee &amp; Wasser</subtitle>');
});

it('has every element that RFC 4287 requires, for itself and for each post', () => {
  const text = atomFeed({...feed, posts: [post]});
  expect(text).toContain(
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="de-DE"><id>https://shop.example/de/a</id>',
  );
  expect(text).toContain('<title>Blog</title>');
  expect(text).toContain(
    '<link rel="self" type="application/atom+xml" href="https://shop.example/de/a/feed.xml"/>' +
      '<link rel="alternate" type="text/html" href="https://shop.example/de/a"/>',
  );
  expect(text).toContain(
    '<link rel="alternate" type="text/html" href="https://shop.example/de/b/wasser"/>' +
      '<published>2026-03-01T07:00:00Z</published><updated>2026-03-01T07:00:00Z</updated>' +
      '<author><name>Ole Harms</name></author><category term="Zubehör"/>' +
      '<summary>Die unterschätzte Zutat.</summary></entry>',
  );
});

it('says when a post was changed, and is as new as the last change', () => {
  const changed = {...post, slug: 'alt', publishedAt: '2025-01-01T07:00:00Z', updatedAt: '2026-04-01T07:00:00Z'};
  const text = atomFeed({...feed, posts: [post, changed]});
  expect(text).toContain('<updated>2026-04-01T07:00:00Z</updated><link rel="self"');
  expect(text).toContain('<published>2025-01-01T07:00:00Z</published><updated>2026-04-01T07:00:00Z</updated>');
});

it('is a feed without posts too', () => {
  expect(atomFeed({...feed, posts: []})).toContain('<updated>1970-01-01T00:00:00Z</updated>');
});
