import {afterEach, expect, test, vi} from 'vitest';

import {mayPrefetch} from './page-address';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['Chromium', {supports: (type: string) => type === 'speculationrules'}, true],
  ['Firefox and WebKit, which know no speculation rules', {supports: (type: string) => type === 'module'}, false],
  ['a browser that cannot be asked', {}, false],
])('a page is prefetched by its link in %s', (_, element, expected) => {
  vi.stubGlobal('HTMLScriptElement', element);
  expect(mayPrefetch('/de/c/filter-coffee')).toBe(expected);
});
