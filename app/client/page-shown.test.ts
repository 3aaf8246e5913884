import {afterEach, beforeEach, expect, it, vi} from 'vitest';

import type {SeenPage} from './page-shown';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

const listing: SeenPage = {path: '/de/k/kaffee', toldPath: '/de/k/kaffee', event: null};
const search: SeenPage = {path: '/de/search', toldPath: '/de/search', event: 'search'};

it.each([
  [
    'another page',
    [
      [listing, 'Kaffee'],
      [search, 'Suche'],
    ],
    2,
  ],
  [
    'a filter of a listing',
    [
      [listing, 'Kaffee'],
      [listing, 'Kaffee'],
    ],
    1,
  ],
  [
    'a listing under another title',
    [
      [listing, 'Kaffee'],
      [listing, 'Espresso'],
    ],
    1,
  ],
  [
    'other words',
    [
      [search, 'Suche nach Honig'],
      [search, 'Suche nach Wasser'],
    ],
    2,
  ],
  [
    'the next page or a filter of the same words',
    [
      [search, 'Suche nach Honig'],
      [search, 'Suche nach Honig'],
    ],
    1,
  ],
] as const)('tells of %s', async (_name, shown, times) => {
  const {announcePage, onPage} = await import('./page-shown');
  const heard = vi.fn();
  onPage(heard);
  for (const [page, title] of shown) {
    vi.stubGlobal('document', {title, getElementById: () => null});
    announcePage(page);
  }
  expect(heard).toHaveBeenCalledTimes(times);
});
