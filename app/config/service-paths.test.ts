import {expect, it} from 'vitest';

import {servicePageAt, servicePaths} from './service-paths';

it('has a path in each language', () => {
  expect(servicePaths('withdrawal')).toEqual({de: '/de/service/widerruf', en: '/en/service/withdrawal'});
});

it.each([
  ['/de/service/widerruf', 'withdrawal'],
  ['/en/service/widerruf', 'withdrawal'],
  ['/en/service/business-contact', 'businessContact'],
  ['/de/service/constructor', null],
  ['/de/service', null],
  ['/de/e/widerruf', null],
])('%s is the page %s', (pathname, page) => {
  expect(servicePageAt(pathname)).toBe(page);
});
