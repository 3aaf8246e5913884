import {expect, it} from 'vitest';

import {pictureFormat, mediaLifetime} from './picture-proxy.server';

it.each([
  ['image/avif,image/webp,*/*', '/media/a.jpg', 'avif'],
  ['image/avif;q=0.5', '/media/a.jpg', 'avif'],
  ['image/avif;q=0.05', '/media/a.jpg', 'avif'],
  ['image/avif;q=0, image/webp', '/media/a.jpg', 'webp'],
  ['image/avif;q=0.00,image/webp', '/media/a.jpg', 'webp'],
  ['image/avif ; q=0 ,image/webp', '/media/a.jpg', 'webp'],
  ['image/webp,image/avif;q=0', '/media/a.jpg', 'webp'],
  ['image/webp;q=0.5', '/media/a.jpg', 'webp'],
  ['image/webp;q=0.05', '/media/a.jpg', 'webp'],
  ['image/webp;q=0', '/media/a.png', 'png'],
  ['image/webp;q=0.000', '/media/a.jpg', 'jpg'],
  ['image/webp  ;  q=0  , */*', '/media/a.jpg', 'jpg'],
  ['*/*', '/media/a.png', 'png'],
  ['*/*', '/media/A.PNG', 'png'],
  ['image/avif,image/webp,*/*', '/media/a.gif', 'gif'],
  ['image/avif,image/webp,*/*', '/media/A.GIF', 'gif'],
  ['*/*', '/media/a.heic', 'jpg'],
  ['*/*', '/media/png.jpg', 'jpg'],
  ['*/*', '/media/a.webp', 'jpg'],
  ['', '/media/a.jpg', 'jpg'],
  [null, '/media/a.jpg', 'jpg'],
])('a browser that accepts %j gets %s as %s', (accept, path, format) => {
  expect(pictureFormat(accept, path)).toBe(format);
});

it.each([
  [null, 'public, max-age=31536000, immutable'],
  ['no-cache', 'public, max-age=31536000, immutable'],
  ['public, max-age=31536000', 'public, max-age=31536000, immutable'],
  ['public, max-age=99999999', 'public, max-age=31536000, immutable'],
  ['public, max-age=31535999', 'public, max-age=31535999'],
  ['public, max-age=60', 'public, max-age=60'],
])('a picture that its host keeps by %j is kept by %s', (cacheControl, kept) => {
  expect(mediaLifetime(cacheControl)).toBe(kept);
});
