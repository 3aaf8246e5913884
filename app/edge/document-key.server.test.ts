import {describe, expect, it} from 'vitest';

import {canonicalQuery, documentKey} from './document-key.server';
import type {PublicPage} from '../pages/page';
import {normaliseUrl} from '../framework/representation.server';

const PAGE: PublicPage = {
  parameters: {variant: 'by-page', page: 'by-page'},
  filters: {roast: ['filter', 'espresso'], origin: 'by-page', dose: 'free'},
};
const queryOf = (search: string) => canonicalQuery(new URLSearchParams(search), PAGE);

describe('the query of a public page', () => {
  it.each([
    ['', '', true],
    ['variant=1&page=2', 'page=2&variant=1', true],
    ['page=2&variant=1', 'page=2&variant=1', true],
    ['utm_source=a&page=2', 'page=2', true],
    ['roast=filter', 'roast=filter', true],
    ['roast=filter&page=2', 'page=2&roast=filter', true],
    ['roast=filter&origin=kenya', 'origin=kenya&roast=filter', false],
    ['page=1&page=2', 'page=1&page=2', false],
    ['roast=invented', '', true],
    ['roast=Filter&page=2', 'page=2', true],
    ['roast=', '', true],
    ['origin=invented', 'origin=invented', true],
    ['dose=18', 'dose=18', false],
    ['constructor=1&__proto__=2&toString=3', '', true],
  ])('%j becomes %j and may be stored: %s', (search, query, storable) => {
    expect(queryOf(search)).toEqual({query, storable});
  });

  it('keeps what is repeated in its order', () => {
    expect(queryOf('variant=2&page=3&variant=1&page=2').query).toBe('page=3&page=2&variant=2&variant=1');
  });
});

it.each([
  ['/de/p/a', 'https://shop.example/__stored/build%201/document/de/p/a?page=2'],
  ['/de/p/a.data', 'https://shop.example/__stored/build%201/data:*/de/p/a?page=2'],
  [
    '/de/p/a.data?_routes=routes/product,root',
    'https://shop.example/__stored/build%201/data:root%2Croutes%2Fproduct/de/p/a?page=2',
  ],
])('%s is kept under %s', (path, key) => {
  const url = {...normaliseUrl(new URL(`https://shop.example${path}`)), variant: ''};
  expect(documentKey('https://shop.example', 'build 1', url, 'page=2')).toBe(key);
});

it('features that are off are part of the key', () => {
  const url = {...normaliseUrl(new URL('https://shop.example/de/p/a.data')), variant: 'search,reviews'};
  expect(documentKey('https://shop.example', 'b', url, '')).toBe(
    'https://shop.example/__stored/b/off:search,reviews/data:*/de/p/a?',
  );
});
