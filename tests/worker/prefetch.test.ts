import {expect, test} from 'vitest';

import {PREFETCHED} from '../../app/pages/browser-values';

const ORIGIN = 'https://shop.example';
const patterns = PREFETCHED.map((pattern) => new URLPattern(pattern, ORIGIN));
const isPrefetched = (address: string) => patterns.some((pattern) => pattern.test(ORIGIN + address));

test.each([
  '/de/p/waldgold?variant=2',
  '/en/g/grinders',
  '/de/k/drip-bags',
  '/de/e/abo#faq',
  '/de/c/coffee-shop',
  '/de/a?page=2',
  '/en/b/kaffee-lagern',
  '/de/s/kaffee-abo-bestellen?coffee=waldgold',
])('%s is fetched when its link is pressed', (address) => {
  expect(isPrefetched(address)).toBe(true);
});

test.each([
  '/de/checkout/cart',
  '/login',
  '/de/p/waldgold/review',
  '/de/search',
  '/de/cart/48391:2',
  '/de/consent',
  '/de/discount/WILLKOMMEN10',
  '/de/account/subscription',
  '/robots.txt',
  '/de/a/feed.xml',
  '/fr/p/waldgold',
  '/',
  '/en',
])('%s is not', (address) => {
  expect(isPrefetched(address)).toBe(false);
});
