import fc from 'fast-check';
import {expect, test} from 'vitest';

import {cases} from '../../tests/support/full-run';
import {ALL_PAGES} from '../pages';
import {pageMatcher} from './match-page';
import {canonicalPath, movedPath, platformPath} from './moved-path';

test.each([
  ['/', null],
  ['/en', null],
  ['/de/c/coffee-shop', null],
  ['/de/p/hausbohne', null],
  ['/collections', null],
  ['/products/a/b', null],
  ['/de', '/'],
  ['/de/', '/'],
  ['/en/', '/en'],
  ['/en//', '/en'],
  ['/de/c/coffee-shop/', '/de/c/coffee-shop'],
  ['/de/C/coffee-shop', '/de/c/coffee-shop'],
  ['/de/c/Coffee-SHOP/', '/de/c/coffee-shop'],
  ['/de/p/w%61ldgold', '/de/p/waldgold'],
  ['/d%65/%70/waldgold', '/de/p/waldgold'],
  ['/de/p/K%c3%84SE', '/de/p/k%C3%A4se'],
  ['/de/p/k%c3%a4se', '/de/p/k%C3%A4se'],
  ['/de/p/k%C3%A4se', null],
  ['/de/p/a%2fb', '/de/p/a%2Fb'],
  ['/de/p/a+b', '/de/p/a%2Bb'],
  ['/de/p/a%2Bb', null],
  ['/de/e/ABO', '/de/e/abo'],
  ['/de/FEEDS/products.xml', '/de/feeds/products.xml'],
  ['/ROBOTS.txt', '/robots.txt'],
  ['/de/CHECKOUT/cart', '/de/checkout/cart'],
  ['/de/p/Waldgold/Review', '/de/p/Waldgold/review'],
  ['/de/Discount/LICHTUNG15', '/de/discount/LICHTUNG15'],
  ['/de/discount/%4CICHTUNG15', null],
  ['/de/cart/40001:1', null],
  ['/EN', null],
  ['/DE/p/waldgold', null],
  ['/de/Nowhere', null],
  ['/de/%zz', null],
  ['/collections/Coffee-Shop', null],
  ['/collections/coffee-shop', null],
  ['/collections/coffee-shop/', null],
  ['/discount/LICHTUNG15', '/de/discount/LICHTUNG15'],
  ['/cart/50101:2,50102:1', '/de/cart/50101:2,50102:1'],
  ['/cart', '/de/checkout/cart'],
  ['/de/cart', '/de/checkout/cart'],
  ['/en/cart/', '/en/checkout/cart'],
  ['/fr/cart', null],
  ['/account', '/de/account/subscription'],
  ['/en/account', '/en/account/subscription'],
  ['/de/e/coffee-match', '/de/e/lieblingskaffee'],
  ['/en/e/lieblingskaffee', '/en/e/coffee-match'],
  ['/en/e/Abo/', '/en/e/coffee-subscription'],
  ['/en/e/geschenkabo', '/en/e/coffee-subscription#gift-subscription-info'],
  ['/en/e/impressum', '/en/e/legal-notice'],
  ['/de/service/withdrawal', '/de/service/widerruf'],
  ['/de/e/geschenkabo', null],
  ['/de/e/team', null],
  ['/en/e/coffee-subscription', null],
])('%s leads to %s', (pathname, target) => {
  expect(movedPath(pathname)).toBe(target);
});

test.each([
  ['/', null],
  ['/de/c/coffee-shop', null],
  ['/collections', null],
  ['/products/a/b', null],
  ['/collections/coffee-shop', '/de/c/coffee-shop'],
  ['/collections/coffee-shop/', '/de/c/coffee-shop'],
  ['/collections/coffee-shop/products/hausbohne', '/de/p/hausbohne'],
  ['/products/hausbohne', '/de/p/hausbohne'],
  ['/products/k%C3%A4se', '/de/p/k%C3%A4se'],
  ['/products/$&', '/de/p/$&'],
  ['/pages/versand', '/de/e/versand'],
])('the platform’s %s is %s here', (pathname, target) => {
  expect(platformPath(pathname)).toBe(target);
});

const PATHS = ['/', '/en', '/de/p/waldgold', '/de/c/coffee-shop', '/en/e/shipping', '/de/a/feed.xml', '/robots.txt'];
const findPage = pageMatcher(ALL_PAGES);

/** A path with some of its letters in capitals, some percent-encoded, and slashes at its end. */
const spellings = fc
  .constantFrom(...PATHS)
  .chain((path) =>
    fc.tuple(
      fc.constant(path),
      fc.array(fc.constantFrom('as-it-is', 'capital', 'encoded', 'both'), {
        minLength: path.length,
        maxLength: path.length,
      }),
      fc.integer({min: 0, max: 2}),
    ),
  )
  .map(([path, ways, slashes]) => ({
    path,
    // A language in capitals is none.
    written:
      [...path].map((letter, place) => spelled(letter, /^\/(de|en)/.test(path) && place < 3, ways[place])).join('') +
      '/'.repeat(path === '/' ? 0 : slashes),
  }));

function spelled(letter: string, isLanguage: boolean, way = 'as-it-is'): string {
  if (letter === '/' || way === 'as-it-is') return letter;
  const written = way === 'encoded' || isLanguage ? letter : letter.toUpperCase();
  return way === 'capital' && !isLanguage ? written : `%${written.charCodeAt(0).toString(16)}`;
}

test('every spelling of a public page leads to the one address of it', () => {
  fc.assert(
    fc.property(spellings, ({path, written}) => {
      expect(canonicalPath(written)).toBe(path);
      expect(movedPath(written)).toBe(written === path ? null : path);
    }),
    cases({quick: 200, full: 5_000}),
  );
});

test('whatever is asked for: the one spelling of a path is its own, and that of a page', () => {
  const segment = fc.oneof(
    fc.constantFrom('de', 'en', 'p', 'E', 'c', 'cart', '%50', 'A%2fb', 'checkout'),
    fc.webSegment(),
  );
  const paths = fc.array(segment, {maxLength: 5}).map((segments) => `/${segments.join('/')}`);
  fc.assert(
    fc.property(paths, (path) => {
      const own = canonicalPath(path);
      expect(canonicalPath(own)).toBe(own);
      if (own !== path) expect(findPage(own)).not.toBeNull();
    }),
    cases({quick: 200, full: 5_000}),
  );
});
