import {expect, it} from 'vitest';

import {ALL_PAGES, PAGES} from '../pages';
import {prefetchPatterns} from './prefetch';

it('names public documents in few words', () => {
  expect(prefetchPatterns(ALL_PAGES)).toEqual([String.raw`/(de|en)/(a|[cgkpesb]/[^\/]+)`]);
});

it('has no pattern of a page that is not in the table', () => {
  expect(prefetchPatterns({product: PAGES.product})).toEqual([String.raw`/(de|en)/([p]/[^\/]+)`]);
  expect(prefetchPatterns({home: PAGES.home, blog: PAGES.blog})).toEqual(['/(de|en)/(a)']);
  expect(prefetchPatterns({cart: PAGES.cart, robots: PAGES.robots})).toEqual([]);
});
