import {describe, expect, it} from 'vitest';

import {mediaAddress, mediaPath} from './media-path';

const HASH = '9c7a1e0f5b2d4c6e8a0b1c2d3e4f5a6b';
const HOST = 'https://cdn.shopify.com';
const SHOP = 'https://roastery.myshopify.com';
/** Where the interfaces say that a shop's files are; older shops have a number less. */
const FILES = `${HOST}/s/files/1/0551/4566/0472`;
const OLD = `${HOST}/s/files/1/1061/1924`;
const TRANSCODED = `videos/c/vp/${HASH}/${HASH}`;
const UUID = '6fcf746e-c2b5-41eb-b914-3a1f2457d119';

/** Addresses as shops have them; the version is the number of `v`. */
const PICTURES: readonly (readonly [address: string, own: string])[] = [
  [`${FILES}/files/Main_1.jpg?v=1712345678`, '/media/v1712345678/Main_1.jpg'],
  [`${FILES}/files/drip-bag.webp?v=1712345678`, '/media/v1712345678/drip-bag.webp'],
  [`${FILES}/files/IMG_0042.JPG?v=1601961395`, '/media/v1601961395/IMG_0042.JPG'],
  [`${FILES}/files/DSC09123-Edit-2.jpeg?v=1`, '/media/v1/DSC09123-Edit-2.jpeg'],
  [`${FILES}/files/Kaffee_Tasse.v2_1200x.JPEG?v=7`, '/media/v7/Kaffee_Tasse.v2_1200x.JPEG'],
  [`${FILES}/files/Untitled_design_1_copy_9.png?v=1725299950`, '/media/v1725299950/Untitled_design_1_copy_9.png'],
  [`${FILES}/files/Waldgold_250g.final.FINAL.PNG?v=3`, '/media/v3/Waldgold_250g.final.FINAL.PNG'],
  [`${FILES}/files/${UUID}.png?v=1729000000`, `/media/v1729000000/${UUID}.png`],
  [`${FILES}/files/Bag_${UUID}.jpg?v=1729000000`, `/media/v1729000000/Bag_${UUID}.jpg`],
  [
    `${FILES}/files/preview_images/${HASH}.thumbnail.0000000000.jpg?v=5`,
    `/media/v5/files/preview_images/${HASH}.thumbnail.0000000000.jpg`,
  ],
  [
    `${FILES}/files/preview_images/${HASH}.thumbnail.0000000001_1080x.jpg?v=5`,
    `/media/v5/files/preview_images/${HASH}.thumbnail.0000000001_1080x.jpg`,
  ],
  [
    `${FILES}/files/WhatsApp_Image_2024-05-01_at_10.12.33.jpeg?v=2`,
    '/media/v2/WhatsApp_Image_2024-05-01_at_10.12.33.jpeg',
  ],
  [
    `${FILES}/files/Bildschirmfoto_2024-01-02_um_12.00.01.png?v=2`,
    '/media/v2/Bildschirmfoto_2024-01-02_um_12.00.01.png',
  ],
  [`${FILES}/files/Kopie_von_Kaffee_1.png?v=2&width=800`, '/media/v2/Kopie_von_Kaffee_1.png'],
  [`${FILES}/files/K%C3%A4nnchen.png?v=2`, '/media/v2/K%C3%A4nnchen.png'],
  [`${FILES}/files/Känne.png?v=2`, '/media/v2/K%C3%A4nne.png'],
  [
    `${FILES}/files/%E3%82%B3%E3%83%BC%E3%83%92%E3%83%BC.webp?v=2`,
    '/media/v2/%E3%82%B3%E3%83%BC%E3%83%92%E3%83%BC.webp',
  ],
  [`${FILES}/files/Solo%20front%20view.jpg?v=2`, '/media/v2/Solo%20front%20view.jpg'],
  [`${FILES}/files/cup_(1).jpg?v=2`, '/media/v2/cup_(1).jpg'],
  [`${FILES}/files/logo@2x.png?v=2`, '/media/v2/logo@2x.png'],
  [`${FILES}/files/1.jpg?v=2`, '/media/v2/1.jpg'],
  [`${FILES}/files/_DSC1.jpg?v=2`, '/media/v2/_DSC1.jpg'],
  [`${FILES}/files/-front.jpg?v=2`, '/media/v2/-front.jpg'],
  [`${FILES}/files/Pouring.gif?v=2`, '/media/v2/Pouring.gif'],
  [`${FILES}/files/Beans.avif?v=2`, '/media/v2/Beans.avif'],
  [`${FILES}/files/IMG_2201.HEIC?v=2`, '/media/v2/IMG_2201.HEIC'],
  [`${FILES}/files/Scan_1.tif?v=2`, '/media/v2/Scan_1.tif'],
  [`${FILES}/files/Scan_2.TIFF?v=2`, '/media/v2/Scan_2.TIFF'],
  [`${FILES}/files/Old.bmp?v=2`, '/media/v2/Old.bmp'],
  [`${FILES}/files/Layers.psd?v=2`, '/media/v2/Layers.psd'],
  [`${FILES}/files/plain.jpg`, '/media/plain.jpg'],
  [`${FILES}/files/plain.jpg?v=latest`, '/media/plain.jpg'],
  [`${FILES}/files/plain.jpg?21172`, '/media/plain.jpg'],
  [`${FILES}/products/Drip_bag_480x480.jpg?v=1601961395`, '/media/v1601961395/products/Drip_bag_480x480.jpg'],
  [
    `${FILES}/products/0150777_63293732-d2fd_600x.jpg?v=1631288434`,
    '/media/v1631288434/products/0150777_63293732-d2fd_600x.jpg',
  ],
  [`${FILES}/collections/Filter_Kaffee.jpg?v=4`, '/media/v4/collections/Filter_Kaffee.jpg'],
  [`${FILES}/articles/Ernte-2024.jpg?v=4`, '/media/v4/articles/Ernte-2024.jpg'],
  [`${OLD}/products/1000SWP_JORTS_1.jpg?v=1582908352`, '/media/v1582908352/products/1000SWP_JORTS_1.jpg'],
  [`${OLD}/files/Roastery_grande.png`, '/media/Roastery_grande.png'],
  [`${SHOP}/cdn/shop/files/Untitleddesign_1_copy2.png?v=1725202660`, '/media/v1725202660/Untitleddesign_1_copy2.png'],
  [
    `${SHOP}/cdn/shop/products/Masque-Rosehandband106-modif_720x_${UUID}.webp?v=1661113363&width=1000`,
    `/media/v1661113363/products/Masque-Rosehandband106-modif_720x_${UUID}.webp`,
  ],
  ['https://shop.example.com/cdn/shop/files/sub/a.png', '/media/files/sub/a.png'],
];

const VIDEOS: readonly (readonly [address: string, own: string])[] = [
  [`${SHOP}/cdn/shop/${TRANSCODED}.HD-1080p-7.2Mbps.mp4`, `/media/${TRANSCODED}.HD-1080p-7.2Mbps.mp4`],
  [
    `${SHOP}/cdn/shop/${TRANSCODED}.HD-1080p-7.2Mbps-54392494.mp4?v=0`,
    `/media/v0/${TRANSCODED}.HD-1080p-7.2Mbps-54392494.mp4`,
  ],
  [
    `${SHOP}/cdn/shop/${TRANSCODED}.HD-720p-4.5Mbps-48307499.mp4?v=0`,
    `/media/v0/${TRANSCODED}.HD-720p-4.5Mbps-48307499.mp4`,
  ],
  [`${SHOP}/cdn/shop/${TRANSCODED}.SD-480p-0.9Mbps.mp4`, `/media/${TRANSCODED}.SD-480p-0.9Mbps.mp4`],
  [`${SHOP}/cdn/shop/videos/c/o/v/${HASH}.mp4`, `/media/videos/c/o/v/${HASH}.mp4`],
  [`${HOST}/videos/c/o/v/${HASH}.mp4`, `/media/videos/c/o/v/${HASH}.mp4`],
  [`${HOST}/videos/c/o/v/${HASH}.webm`, `/media/videos/c/o/v/${HASH}.webm`],
  [`${HOST}/videos/c/vp/${HASH}/${HASH}.SD-480p-1.5Mbps.mp4?v=0`, `/media/v0/${TRANSCODED}.SD-480p-1.5Mbps.mp4`],
  [`${OLD}/files/Waste_${UUID}.mp4?21172`, `/media/Waste_${UUID}.mp4`],
];

/** The path below the shop's own domain that an address stands for. */
const onTheShop = (address: string) =>
  new URL(address).pathname
    .replace(/^\/s\/files\/1\/[\d/]+\//, '/cdn/shop/')
    .replace(/^\/videos\//, '/cdn/shop/videos/');

describe.each([
  ['picture', PICTURES],
  ['video', VIDEOS],
] as const)('a %s of the platform', (kind, files) => {
  it.each(files)('at %s is served at %s', (address, own) => {
    expect(mediaPath(address)).toBe(own);
    expect(mediaAddress(own)).toEqual({
      kind,
      path: onTheShop(address),
      version: /[?&]v=(\d+)/.exec(address)?.[1] ?? null,
    });
  });
});

it.each([
  '',
  'a.webp',
  `${SHOP}/`,
  `${SHOP}/cdn/shop/files/`,
  `${SHOP}/cdn/shop/files/a%3Fb.jpg`,
  `${SHOP}/cdn/shop/files/logo.svg?v=1`,
  `${SHOP}/cdn/shop/files/manual.pdf?v=1`,
  `${SHOP}/cdn/shop/files/index.html`,
  `${SHOP}/cdn/shop/${TRANSCODED}.m3u8`,
  `${HOST}/videos/c/o/v/${HASH}.mov`,
  `${SHOP}/cdn/shop/t/15/assets/a.jpg`,
  `${FILES}/t/15/assets/a.jpg`,
  `${HOST}/shopifycloud/a.jpg`,
  `${SHOP}/admin/a.jpg`,
  `${SHOP}/products/a.jpg`,
])('a file is not served where its address is "%s"', (address) => {
  expect(mediaPath(address)).toBeNull();
});

it.each([
  '/en',
  '/media/',
  '/media/a',
  '/media/a/b.jpg',
  '/media/admin/a.jpg',
  '/media/products/',
  '/media/products//a.jpg',
  '/media/_/admin/a.jpg',
  '/media/_/s/files/1/0551/files/a.jpg',
  '/media/.well-known/a.jpg',
  '/media/v1/',
  '/media/..%2fsecret.jpg',
  '/media/a.jpg%3Fx=.jpg',
  '/media/%2e%2e/a.jpg',
  '/media/products/../a.jpg',
  '/media/https://evil.example/a.jpg',
  '/media//evil.example/a.jpg',
  '/media/evil.example/a.mp4',
  '/media/products/%40evil.example/a.mp4',
  '/media/a.mp4%23.jpg',
  '/media/a.mp4%0d%0aX:.jpg',
  `/media/${'a'.repeat(252)}.jpg`,
  `/media/files/${'a/'.repeat(600)}b.jpg`,
])('%s is no path of such a file', (pathname) => {
  expect(mediaAddress(pathname)).toBeNull();
});
