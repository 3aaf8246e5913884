import {expect, it} from 'vitest';

import {batches} from './batches';

it.each([
  [[], []],
  [[1], [[1]]],
  [
    [1, 2, 3, 4],
    [
      [1, 2],
      [3, 4],
    ],
  ],
  [
    [1, 2, 3],
    [[1, 2], [3]],
  ],
])('splits %j by twos', (things, parts) => {
  expect(batches(things, 2)).toEqual(parts);
});
