import {describe, expect, it} from 'vitest';

import {money} from '../money';
import {exampleCard} from '../product/product.fixture';
import {parseSearch} from './search-request';
import {countIn, currentCards, hasResults, isFound, sortHits, type ProductHit} from './search-results';

function hit(id: string, cents: number, publishedAt: number): ProductHit {
  return {card: exampleCard(id, {priceFrom: money(cents)}), publishedAt};
}

const hits = [hit('a', 1290, 3), hit('b', 990, 1), hit('c', 1290, 2)];

const NOTHING = {products: 0, categories: 0, posts: 0, guides: 0, pages: 0, tests: 0};

it.each([
  ['q=a', NOTHING, false],
  ['q=a', {...NOTHING, posts: 1}, true],
  ['q=a&tab=products', NOTHING, false],
  ['q=a&tab=products&type=Kaffee&type=Set', NOTHING, true],
  ['q=a&tab=posts&type=Kaffee', NOTHING, false],
])('%s with %j has results to show, or filters to take away: %s', (query, counts, expected) => {
  expect(hasResults(parseSearch(new URLSearchParams(query)), {counts})).toBe(expected);
});

describe('found products', () => {
  it.each([
    ['relevance', 'abc'],
    ['price-up', 'bac'],
    ['price-down', 'acb'],
    ['newest', 'acb'],
  ] as const)('by %s: %s', (sort, order) => {
    expect(
      sortHits(hits, sort)
        .map(({card}) => card.id)
        .join(''),
    ).toBe(order);
  });

  it('are shown as the platform sells them now, in the order of the search', () => {
    const live = [hit('c', 1190, 2).card, hit('a', 1000, 3).card];
    expect(currentCards(hits, live).map(({id, priceFrom}) => [id, priceFrom.cents])).toEqual([
      ['a', 1000],
      ['c', 1190],
    ]);
  });

  it('are shown as the search knows them while the platform does not answer', () => {
    expect(currentCards(hits, null).map(({id}) => id)).toEqual(['a', 'b', 'c']);
  });
});

it.each([
  [{products: 0, categories: 0, posts: 0, guides: 0, pages: 0, tests: 0}, false],
  [{products: 0, categories: 0, posts: 0, guides: 0, pages: 1, tests: 0}, true],
])('%j: found is %s', (counts, expected) => {
  expect(isFound({counts})).toBe(expected);
});

it.each([
  ['all', 6],
  ['products', 0],
  ['guides', 3],
] as const)('counts in the tab %s: %i', (tab, expected) => {
  const counts = {products: 0, categories: 1, posts: 2, guides: 3, pages: 0, tests: 0};
  expect(countIn(tab, {counts})).toBe(expected);
});
