import {expect, it} from 'vitest';

import {isServicePage, servicePath} from './service-paths';

it('has a path in each language', () => {
  expect(servicePath('de', 'withdrawal')).toBe('/de/service/widerruf');
  expect(servicePath('en', 'withdrawal')).toBe('/en/service/withdrawal');
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
