import {expect, it} from 'vitest';

import {ranking} from './product-test';

const tested = (name: string, total: number) => ({
  key: name,
  name,
  productHandle: null,
  scores: [],
  total,
  verdict: '',
});

it('ranks by the total, equals in the editors’ order', () => {
  const order = ranking({tested: [tested('b', 7.5), tested('a', 9.1), tested('c', 7.5)]});
  expect(order.map(({name}) => name)).toEqual(['a', 'b', 'c']);
});
