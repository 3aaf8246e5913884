import {expect, it} from 'vitest';

import {pictureFormat, pictureLifetime} from './picture-proxy.server';

it.each([
  ['image/avif,image/webp,*/*', 'jpg', 'avif'],
  ['image/avif;q=0.5', 'jpg', 'avif'],
  ['image/avif;q=0.05', 'jpg', 'avif'],
  ['image/avif;q=0, image/webp', 'jpg', 'webp'],
  ['image/avif;q=0.00,image/webp', 'jpg', 'webp'],
  ['image/avif ; q=0 ,image/webp', 'jpg', 'webp'],
  ['image/webp,image/avif;q=0', 'jpg', 'webp'],
  ['image/webp;q=0.5', 'jpg', 'webp'],
  ['image/webp;q=0.05', 'jpg', 'webp'],
  ['image/webp;q=0', 'png', 'png'],
  ['image/webp;q=0.000', 'jpg', 'jpg'],
  ['image/webp  ;  q=0  , */*', 'jpg', 'jpg'],
  ['*/*', 'png', 'png'],
  ['*/*', 'webp', 'jpg'],
  ['', 'jpg', 'jpg'],
  [null, 'jpg', 'jpg'],
])('a browser that accepts %j gets a file that ends in %s as %s', (accept, extension, format) => {
  expect(pictureFormat(accept, extension)).toBe(format);
});

it.each([
  [null, 'public, max-age=31536000, immutable'],
  ['no-cache', 'public, max-age=31536000, immutable'],
  ['public, max-age=31536000', 'public, max-age=31536000, immutable'],
  ['public, max-age=99999999', 'public, max-age=31536000, immutable'],
  ['public, max-age=31535999', 'public, max-age=31535999'],
  ['public, max-age=60', 'public, max-age=60'],
])('a picture that its host keeps by %j is kept by %s', (cacheControl, kept) => {
  expect(pictureLifetime(cacheControl)).toBe(kept);
});
