import {expect, it} from 'vitest';

import {ALL_PAGES, PAGES} from '../pages';
import {pageMatcher} from './match-page';

const findPage = pageMatcher(ALL_PAGES);

it.each([
  ['/', PAGES.home],
  ['/en', PAGES.home],
  ['/de/p/waldgold', PAGES.product],
  ['/de/p/waldgold/review', PAGES.review],
  ['/de/cart/save', PAGES.saveCart],
  ['/de/cart/48391:2', PAGES.cartPermalink],
  ['/de/e/abo', PAGES.subscription],
  ['/en/e/abo', PAGES.content],
  ['/en/e/coffee-subscription', PAGES.subscription],
  ['/de/service/widerruf', PAGES.withdrawal],
  ['/robots.txt', PAGES.robots],
])('%s is a page of the table', (pathname, page) => {
  expect(findPage(pathname)).toBe(page);
});

it.each(['', '/de', '/fr', '/fr/p/waldgold', '/de/p/', '/de/p/a/b', '/robotsxtxt', '/de/nothing', '/404/x'])(
  '%j is none',
  (pathname) => {
    expect(findPage(pathname)).toBeNull();
  },
);

it('does not find a page whose row is missing', () => {
  const {product: _, ...others} = ALL_PAGES;
  expect(pageMatcher(others)('/de/p/waldgold')).toBeNull();
});
