import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {furtherReviews, reviewsPage, starShares} from './review';

describe('the shares of the stars', () => {
  it.each([
    ['from five down to one', [1, 0, 0, 2, 5], [63, 25, 0, 0, 12]],
    ['all nothing without reviews', [0, 0, 0, 0, 0], [0, 0, 0, 0, 0]],
    ['not all of it for five stars where there is another', [1, 0, 0, 0, 399], [99, 0, 0, 0, 1]],
    ['something for each', [1, 1, 1, 1, 396], [96, 1, 1, 1, 1]],
    ['that of one in a hundred', [1, 0, 0, 0, 99], [99, 0, 0, 0, 1]],
    ['all of it where there is no other', [0, 0, 0, 0, 7], [100, 0, 0, 0, 0]],
  ])('are %s: %j', (_, distribution, shares) => {
    expect(starShares(distribution)).toEqual(shares);
  });

  it('add up to 100 per cent, are near their own, and are 0 for none alone', () => {
    const counts = fc.array(fc.oneof(fc.nat(3), fc.nat(2000)), {minLength: 5, maxLength: 5});
    fc.assert(
      fc.property(counts, (distribution) => {
        const count = distribution.reduce((sum, each) => sum + each, 0);
        fc.pre(count > 0);
        const shares = starShares(distribution).toReversed();
        expect(shares.reduce((sum, each) => sum + each, 0)).toBe(100);
        expect(shares.map((each) => each > 0)).toEqual(distribution.map((each) => each > 0));
        // What is raised to 1 per cent is taken from the others.
        for (const [index, each] of shares.entries())
          expect(Math.abs(each - (100 * (distribution[index] ?? 0)) / count)).toBeLessThan(4);
      }),
    );
  });
});

it.each([
  ['', null],
  ['reviews=1', 1],
  ['reviews=28&variant=40351', 28],
  ['reviews=0', null],
  ['reviews=01', null],
  ['reviews=1000', null],
  ['reviews=all', null],
])('of all reviews the query "%s" asks for page %s', (query, page) => {
  expect(reviewsPage(new URLSearchParams(query))).toBe(page);
});

describe('from the newest reviews to all of them', () => {
  const review = {id: 'r', stars: 5, title: '', text: '', author: '', day: '2026-11-21', verified: true};
  const nowhere = {all: null, newer: null, older: null};
  it.each([
    ['the newest few', {page: null, pages: 15, total: 60}, {all: 1}],
    ['no more than the newest few', {page: null, pages: 1, total: 1}, {}],
    ['the first page', {page: 1, pages: 3, total: 60}, {older: 2}],
    ['a page between', {page: 2, pages: 3, total: 60}, {newer: 1, older: 3}],
    ['the last page', {page: 3, pages: 3, total: 60}, {newer: 2}],
    ['the only page', {page: 1, pages: 1, total: 9}, {}],
  ])('%s', (_, shown, links) => {
    expect(furtherReviews({...shown, reviews: [review]})).toEqual({...nowhere, ...links});
  });
});
