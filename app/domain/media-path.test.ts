import {describe, expect, it} from 'vitest';

import {mediaAddress, mediaPath} from './media-path';

const HASH = '9c7a1e0f5b2d4c6e8a0b1c2d3e4f5a6b';

describe('a file of the platform', () => {
  it.each([
    ['/cdn/shop/files/drip-bag.webp', null, '/media/drip-bag.webp'],
    ['/cdn/shop/files/Kaffee_Tasse.v2_1200x.JPG', '1712345678', '/media/v1712345678/Kaffee_Tasse.v2_1200x.JPG'],
    ['/cdn/shop/products/IMG_0042.jpeg', '7', '/media/v7/products/IMG_0042.jpeg'],
    ['/cdn/shop/files/sub/a.png', null, '/media/files/sub/a.png'],
    ['/cdn/shop/files/K%C3%A4nnchen.png', null, '/media/K%C3%A4nnchen.png'],
    ['/s/files/1/0551/4566/0472/files/Main_1.jpg', '1', '/media/v1/_/s/files/1/0551/4566/0472/files/Main_1.jpg'],
    [
      `/cdn/shop/videos/c/vp/${HASH}/${HASH}.HD-1080p-7.2Mbps-1234.mp4`,
      '0',
      `/media/v0/videos/c/vp/${HASH}/${HASH}.HD-1080p-7.2Mbps-1234.mp4`,
    ],
    [
      `/videos/c/vp/${HASH}/${HASH}.SD-480p-0.9Mbps.mp4`,
      null,
      `/media/_/videos/c/vp/${HASH}/${HASH}.SD-480p-0.9Mbps.mp4`,
    ],
  ])('at %s in version %s is served at %s', (path, version, own) => {
    const query = version === null ? '' : `?v=${version}&width=100`;
    expect(mediaPath(`https://platform.example${path}${query}`)).toBe(own);
    expect(mediaAddress(own)).toEqual({path, version});
  });

  it('is served without a version that is no number', () => {
    expect(mediaPath('https://platform.example/cdn/shop/files/a.webp?v=latest')).toBe('/media/a.webp');
  });

  it.each([
    '',
    'a.webp',
    'https://platform.example/',
    'https://platform.example/cdn/shop/files/',
    'https://x.example/a%3Fb.jpg',
  ])('is not served where its address is "%s"', (address) => {
    expect(mediaPath(address)).toBeNull();
  });
});

it.each([
  '/en',
  '/media/',
  '/media/a/b.jpg',
  '/media/admin/a.jpg',
  '/media/products/',
  '/media/products//a.jpg',
  '/media/_/.well-known/a.jpg',
  '/media/v1/',
  '/media/..%2fsecret.jpg',
  '/media/a.jpg%3Fx=.jpg',
  '/media/%2e%2e/a.jpg',
  '/media/_/../a.jpg',
  `/media/${'a'.repeat(256)}`,
  `/media/files/${'a/'.repeat(600)}b.jpg`,
])('%s is no path of such a file', (pathname) => {
  expect(mediaAddress(pathname)).toBeNull();
});
