import {expect, expectTypeOf, it} from 'vitest';

import type {CHOICE_PARAMETERS} from '../config/commerce';
import {LANGUAGES} from '../config/languages';
import {ALL_PAGES} from '../pages';
import {linkPatterns, pageNames, sharedPaths} from './links';
import {pagePath, plainPath, queryOf} from './page-path';
import {patternIn} from './path-pattern';

it.each([
  [pagePath('home', 'en'), '/en'],
  [pagePath('product', 'de', {handle: 'a/b'}), '/de/p/a%2Fb'],
  [pagePath('legalNotice', 'en'), '/en/e/legal-notice'],
  [pagePath('businessContact', 'de'), '/de/service/kontakt-unternehmen'],
  [
    pagePath('deliveryCommand', 'de', {delivery: '4711-2026-11-30', command: 'skip'}),
    '/de/account/subscription/deliveries/4711-2026-11-30/skip',
  ],
  [plainPath('hostLogout'), '/logout'],
  [queryOf<'blog'>({category: 'wissen', page: '2'}), '?category=wissen&page=2'],
  [queryOf<'blog'>({}), ''],
])('%s', (built, path) => {
  expect(built).toBe(path);
});

it('takes the parameters that the row of the page lists, and no other', () => {
  type Query = Parameters<typeof queryOf<'product'>>[0];
  expectTypeOf<keyof Query>().toEqualTypeOf<
    'variant' | 'brew' | 'reviews' | 'dose' | 'ratio' | (typeof CHOICE_PARAMETERS)[number]
  >();
});

it.each(LANGUAGES)('has one page at each path in %s', (language) => {
  const nested = ['subscription-overview'];
  const rows = Object.entries(ALL_PAGES).filter(([id]) => !nested.includes(id));
  const patterns = rows.map(([, row]) => patternIn(language, row));
  expect(patterns.filter((pattern, place) => patterns.indexOf(pattern) !== place)).toEqual([]);
});

it('has no link to a page that is not in the table', () => {
  const {product: _product, legalNotice: _notice, cart: _cart, ...others} = ALL_PAGES;
  expect(Object.keys(linkPatterns(others))).not.toContain('product');
  expect(Object.keys(pageNames(others))).not.toContain('legalNotice');
  expect(sharedPaths(others)).not.toContain('checkout/cart');
});
