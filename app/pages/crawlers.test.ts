import {expect, it} from 'vitest';

import {ALL_PAGES, PAGES} from '../pages';
import {disallowedPaths, sitemapRows, sitemapTypes} from './crawlers';

it('disallows personal pages only', () => {
  expect([...disallowedPaths(ALL_PAGES)].sort()).toEqual([
    '/*/account/',
    '/*/back-in-stock',
    '/*/cart.json',
    '/*/checkout/',
    '/*/consent',
    '/*/newsletter/',
    '/*/preview',
    '/*/search',
    '/*/service/',
    '/buyer-identity',
    '/cart/',
    '/discount/',
    '/login',
  ]);
});

it('disallows pages one by one where a section has others', () => {
  const {confirm, cart} = PAGES;
  expect(disallowedPaths({confirm, cart})).toEqual(['/*/checkout/']);
  expect(disallowedPaths({confirm, cart: {path: cart.path}})).toEqual(['/*/checkout/confirm']);
});

it('has a sitemap of each type that a page names', () => {
  expect([...sitemapTypes(ALL_PAGES)].sort()).toEqual(['collections', 'pages', 'posts', 'products']);
  const {post: _, ...others} = ALL_PAGES;
  expect(sitemapTypes(others)).not.toContain('posts');
});

it('lists pages of the shop’s own beside those that a service knows', () => {
  const {own, hasOthers} = sitemapRows(ALL_PAGES, 'pages');
  expect(own.map(({path}) => path)).toEqual(['/:lang', '/:lang/s/kaffee-abo-bestellen', '/:lang/a']);
  expect(hasOthers).toBe(true);
  const {content: _, ...others} = ALL_PAGES;
  expect(sitemapRows(others, 'pages').hasOthers).toBe(false);
});
