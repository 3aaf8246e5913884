import {expect, it} from 'vitest';
import {withoutOne} from './review-figures';

it.each([
  [1, [0, 1, 0, 2, 3]],
  [3, [1, 1, 0, 2, 3]],
  [5, [1, 1, 0, 2, 2]],
])('a review with %i stars less leaves %j', (stars, left) => {
  expect(withoutOne([1, 1, 0, 2, 3], stars)).toEqual(left);
});
