import {describe, expect, it} from 'vitest';

import {starShares} from './review';

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
