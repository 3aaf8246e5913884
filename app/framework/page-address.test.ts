import {afterEach, expect, test, vi} from 'vitest';

import {isRouted, mayPrefetch} from './page-address';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['Chromium', {supports: (type: string) => type === 'speculationrules'}, true],
  ['Firefox and WebKit, which know no speculation rules', {supports: (type: string) => type === 'module'}, false],
  ['a browser that cannot be asked', {}, false],
])('a page is prefetched by its link in %s', (_, element, expected) => {
  vi.stubGlobal('HTMLScriptElement', element);
  expect(mayPrefetch('/de/c/filter-coffee')).toBe(expected);
});

test.each([
  ['/de/p/waldgold?variant=1', true],
  ['/', true],
  ['/?preview', true],
  ['/en', true],
  ['/en#top', true],
  ['/de', false],
  ['/cart', false],
  ['/account', false],
  ['/english', false],
  ['/de/search?q=2.0', true],
  ['/de/e/lieblingskaffee?dose=15.5', true],
  ['/media/v1/Waldgold_bag.webp?width=1600', false],
  ['//example.com/de', false],
  ['https://example.com/', false],
  ['#matching', false],
  ['', false],
])('%s is opened by the router: %s', (href, expected) => {
  expect(isRouted(href)).toBe(expected);
});
