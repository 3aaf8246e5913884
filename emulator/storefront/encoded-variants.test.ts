import {decodeEncodedVariant} from '@shopify/hydrogen-react';
import {expect, it} from 'vitest';
import {encodeVariants} from './encoded-variants';

const all = [
  [0, 0, 0],
  [0, 1, 0],
  [0, 1, 1],
  [1, 0, 0],
  [1, 0, 1],
  [1, 1, 1],
  [2, 0, 1],
  [2, 1, 0],
];

it('writes the example of the platform', () => {
  expect(encodeVariants(all)).toBe('v1_0:0:0,1:0-1,,1:0:0-1,1:1,,2:0:1,1:0,,');
});

it.each([[all], [[[0]]], [[[0], [1], [2], [4], [6], [7]]], [[[3, 1]]], [[]]])(
  "is read back by the platform's own decoder: %j",
  (combinations) => {
    expect(decodeEncodedVariant(encodeVariants(combinations))).toEqual(combinations);
  },
);
