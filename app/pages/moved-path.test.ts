import {expect, test} from 'vitest';
import {movedPath, platformPath} from './moved-path';

test.each([
  ['/', null],
  ['/en', null],
  ['/de/c/coffee-shop', null],
  ['/de/p/hausbohne', null],
  ['/collections', null],
  ['/products/a/b', null],
  ['/de', '/'],
  ['/de/', '/'],
  ['/en/', '/en'],
  ['/en//', '/en'],
  ['/de/c/coffee-shop/', '/de/c/coffee-shop'],
  ['/collections/coffee-shop', null],
  ['/collections/coffee-shop/', null],
  ['/discount/LICHTUNG15', '/de/discount/LICHTUNG15'],
  ['/cart/50101:2,50102:1', '/de/cart/50101:2,50102:1'],
  ['/cart', '/de/checkout/cart'],
])('%s leads to %s', (pathname, target) => {
  expect(movedPath(pathname)).toBe(target);
});

test.each([
  ['/', null],
  ['/de/c/coffee-shop', null],
  ['/collections', null],
  ['/products/a/b', null],
  ['/collections/coffee-shop', '/de/c/coffee-shop'],
  ['/collections/coffee-shop/', '/de/c/coffee-shop'],
  ['/collections/coffee-shop/products/hausbohne', '/de/p/hausbohne'],
  ['/products/hausbohne', '/de/p/hausbohne'],
  ['/products/k%C3%A4se', '/de/p/k%C3%A4se'],
  ['/products/$&', '/de/p/$&'],
  ['/pages/versand', '/de/e/versand'],
])('the platform’s %s is %s here', (pathname, target) => {
  expect(platformPath(pathname)).toBe(target);
});
