import {expect, test} from 'vitest';

import {FILTER_VALUES} from '../config/listing';
import {QUIZ} from '../config/quiz';
import {hasPage, isPublicFile, publicPage} from './public-pages.server';

test.each([
  '/',
  '/en',
  '/de/c/coffee-shop',
  '/en/g/grinders',
  '/de/k/drip-bags',
  '/en/p/waldrand',
  '/de/e/geschenkabo',
  '/en/e/coffee-subscription',
  '/de/b/kaffee-lagern',
  '/en/a/feed.xml',
  '/de/sitemaps/pages.xml',
  '/robots.txt',
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
  expect(publicPage('/de/p/waldrand')).toEqual({
    parameters: {variant: 'by-page'},
    filters: {
      brew: 'by-page',
      reviews: 'by-page',
      dose: 'free',
      ratio: 'free',
      purchase: ['one-time', 'subscription'],
      project: ['SP022', 'SP023', 'SP024'],
      sellingPlanId: 'free',
      quantity: 'free',
    },
  });
  expect(publicPage('/de/e/lieblingskaffee')).toEqual({
    parameters: Object.fromEntries(QUIZ.map(({name, choices}) => [name, choices])),
    filters: {},
  });
  expect(publicPage('/en/e/pour-over')).toEqual({parameters: {}, filters: {dose: 'free', ratio: 'free'}});
});

test('a listing is sorted and filtered by what it offers; its own order goes without saying', () => {
  expect(publicPage('/de/c/coffee-shop')).toEqual({
    parameters: {page: 'by-page'},
    filters: {
      sort: ['new', 'price-up', 'price-down', 'title'],
      price: FILTER_VALUES.price,
      type: FILTER_VALUES.coffee_type,
      taste: FILTER_VALUES.coffee_taste,
      method: FILTER_VALUES.coffee_preparation_method,
      roast: FILTER_VALUES.coffee_roast,
      origin: FILTER_VALUES.coffee_origin,
      kind: FILTER_VALUES.gear_type,
      brand: 'by-page',
    },
  });
});

test.each([
  ['/de/feeds/products.xml', true],
  ['/robots.txt', true],
  ['/en/sitemaps/pages.xml', true],
  ['/de/p/waldrand', false],
  ['/de/cart.json', false],
  ['/de/nowhere', false],
])('%s is a file for everybody: %s', (pathname, expected) => {
  expect(isPublicFile(pathname)).toBe(expected);
});

test.each([
  ['/de/p/nothing', true],
  ['/de/checkout/cart', true],
  ['/de/nowhere', false],
  ['/collections/coffee-shop', false],
  ['/fr/p/waldrand', false],
])('%s is the address of a page: %s', (pathname, expected) => {
  expect(hasPage(pathname)).toBe(expected);
});
