import {describe, expect, it} from 'vitest';

import {furtherReviews, reviewsPage, starShares} from './review';

describe('the shares of the stars', () => {
  it('go from five down to one', () => {
    expect(starShares({count: 8, distribution: [1, 0, 0, 2, 5]})).toEqual([
      {stars: 5, count: 5, percent: 63},
      {stars: 4, count: 2, percent: 25},
      {stars: 3, count: 0, percent: 0},
      {stars: 2, count: 0, percent: 0},
      {stars: 1, count: 1, percent: 13},
    ]);
  });

  it('are all nothing without reviews', () => {
    expect(starShares({count: 0, distribution: [0, 0, 0, 0, 0]}).every(({percent}) => percent === 0)).toBe(true);
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
