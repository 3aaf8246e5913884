import {expect, it} from 'vitest';

import {isServicePage, orderReturnPath, servicePath} from './service-paths';

it('has a path in each language', () => {
  expect(servicePath('de', 'withdrawal')).toBe('/de/service/widerruf');
  expect(servicePath('en', 'withdrawal')).toBe('/en/service/withdrawal');
});

it('fills in the number of an order that goes back', () => {
  expect(orderReturnPath('de', 'L9107')).toBe('/de/service/bestellung?return=L9107');
  expect(orderReturnPath('en', '#1 & 2')).toBe('/en/service/order?return=%231%20%26%202');
});

it.each([
  ['/de/service/widerruf', 'withdrawal', true],
  ['/en/service/widerruf', 'withdrawal', true],
  ['/en/service/business-contact', 'businessContact', true],
  ['/en/service/business-contact', 'contact', false],
  ['/de/service/constructor', 'contact', false],
  ['/de/service', 'contact', false],
  ['/de/e/widerruf', 'withdrawal', false],
] as const)('%s is the page %s: %s', (pathname, page, expected) => {
  expect(isServicePage(pathname, page)).toBe(expected);
});
