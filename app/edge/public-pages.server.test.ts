import {expect, test} from 'vitest';

import {publicPage} from './public-pages.server';

test.each(['/', '/en', '/de/c/coffee-shop', '/en/g/grinders', '/de/k/drip-bags', '/en/p/waldrand'])(
  '%s is the same for every visitor',
  (pathname) => {
    expect(publicPage(pathname)).not.toBeNull();
  },
);

test.each([
  '/de/checkout/cart',
  '/en/checkout/confirm',
  '/buyer-identity',
  '/login',
  '/de/account/subscription',
  '/fr/p/waldrand',
  '/de/p/waldrand/edit',
  '/de/p/',
])('%s is never shared', (pathname) => {
  expect(publicPage(pathname)).toBeNull();
});

test('products and guides understand their brew calculator, whose combinations are not kept', () => {
  expect(publicPage('/de/p/waldrand')).toEqual({parameters: ['variant'], filters: ['brew', 'dose', 'ratio']});
  expect(publicPage('/en/e/pour-over')).toEqual({parameters: [], filters: ['dose', 'ratio']});
});
