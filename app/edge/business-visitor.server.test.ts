import {expect, test} from 'vitest';

import {isBusinessVisitor} from './business-visitor.server';

test.each([
  ['__Host-business=1', '/de/p/waldgold', true],
  ['cart_count=3; __Host-business=1', '/', true],
  ['__Host-business=1', '/de/nowhere', true],
  ['__Host-business=1', '/de/feeds/products.xml', false],
  ['business=1', '/de/p/waldgold', false],
  ['cart_count=3', '/de/p/waldgold', false],
  ['', '/de/p/waldgold', false],
])('the cookies %j get a business its own page at %s: %s', (cookie, pathname, expected) => {
  const request = new Request(`https://shop.example${pathname}`, {headers: {Cookie: cookie}});
  expect(isBusinessVisitor(request, pathname)).toBe(expected);
});
