import {expect, test} from 'vitest';

import {publicPage} from './public-pages.server';

test.each([
  ...['/', '/en', '/de/c/coffee-shop', '/en/g/grinders', '/de/k/drip-bags', '/en/p/waldrand', '/de/e/geschenkabo'],
  ...['/en/e/coffee-subscription', '/de/b/kaffee-lagern', '/en/a/feed.xml', '/de/sitemaps/pages.xml', '/robots.txt'],
])('%s is the same for every visitor', (pathname) => {
  expect(publicPage(pathname)).not.toBeNull();
});

test.each([
  '/de/checkout/cart',
  '/en/checkout/confirm',
  '/buyer-identity',
  '/login',
  '/de/account/subscription',
  '/fr/p/waldrand',
  '/de/p/waldrand/edit',
  '/de/p/',
  '/de/e/geschenkabo-einloesen',
  '/en/e/redeem-gift-subscription',
])('%s is never shared', (pathname) => {
  expect(publicPage(pathname)).toBeNull();
});

test('a page keeps the parameters of its row; combinations of the brew calculator are not kept', () => {
  expect(publicPage('/de/p/waldrand')).toEqual({parameters: ['variant'], filters: ['brew', 'dose', 'ratio']});
  expect(publicPage('/de/e/lieblingskaffee')).toEqual({parameters: ['drink', 'method', 'taste'], filters: []});
  expect(publicPage('/en/e/pour-over')).toEqual({parameters: [], filters: ['dose', 'ratio']});
});
