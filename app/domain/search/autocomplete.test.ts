import {describe, expect, it} from 'vitest';

import {exampleCard} from '../product/product.fixture';
import {distinctSuggestions, initialHits, autocompleteHits, withRecent} from './autocomplete';
import type {SearchResultSet} from './search-results';

const card = (number: number) =>
  exampleCard(`gid://shopify/Product/${number}`, {handle: `coffee-${number}`, title: `Coffee ${number}`});
const text = (slug: string) => ({id: slug, slug, title: slug, excerpt: '', picture: null});
const nothing = {products: 0, categories: 0, posts: 0, guides: 0, pages: 0, tests: 0};
const results: Omit<SearchResultSet, 'products'> = {
  counts: {...nothing, products: 30, categories: 1, posts: 2, guides: 1},
  categories: [{id: '7', handle: 'espresso-shop', title: 'Espresso', prefix: 'c', productCount: 4}],
  contents: {posts: [text('p1'), text('p2')], guides: [text('g1')], pages: [], tests: []},
  facets: [],
  pages: 1,
};
const found = {language: 'de', words: 'kaffee', suggestions: ['Kaffeefilter'], results} as const;

describe('autocomplete while typing', () => {
  it('shows the first results of the result page in its order and a link to it', () => {
    const hits = autocompleteHits({...found, cards: [1, 2, 3, 4, 5, 6].map(card)});
    expect(hits.map(({group, path}) => [group, path])).toEqual([
      ['suggestions', '/de/search?q=Kaffeefilter'],
      ...[1, 2, 3, 4].map((number) => ['products', `/de/p/coffee-${number}`]),
      ['categories', '/de/c/espresso-shop'],
      ['contents', '/de/e/g1'],
      ['contents', '/de/b/p1'],
      ['all', '/de/search?q=kaffee'],
    ]);
    expect(new Set(hits.map(({objectID}) => objectID)).size).toBe(hits.length);
  });

  it('is nothing where nothing was found', () => {
    const empty = {
      ...results,
      counts: nothing,
      categories: [],
      contents: {posts: [], guides: [], pages: [], tests: []},
    };
    expect(autocompleteHits({...found, suggestions: [], results: empty, cards: []})).toEqual([]);
  });
});

describe('autocomplete before typing', () => {
  it('lists recent searches first and each once', () => {
    const hits = initialHits('en', {recent: ['Gift'], popular: ['Espresso', 'Gift']});
    expect(hits.map(({group, words}) => [group, words])).toEqual([
      ['recent', 'Gift'],
      ['popular', 'Espresso'],
    ]);
  });

  it.each([
    [[], ' Mühle ', ['Mühle']],
    [['a', 'Mühle'], 'mühle', ['mühle', 'a']],
    [['a', 'b', 'c', 'd'], 'e', ['e', 'a', 'b', 'c']],
    [['a'], '  ', ['a']],
    [['a'], 'x'.repeat(201), ['a']],
  ])('%j and then %j', (recent, words, expected) => {
    expect(withRecent(recent, words)).toEqual(expected);
  });
});

describe('suggestions', () => {
  it('appear once each, without the typed words', () => {
    const lists = [
      ['Äthiopien', 'Kenia'],
      ['Kenia', 'Nuss'],
      ['Schokolade', 'Beere', 'Zitrus'],
    ];
    expect(distinctSuggestions('kenia', lists)).toEqual(['Äthiopien', 'Nuss', 'Schokolade', 'Beere']);
  });
});
