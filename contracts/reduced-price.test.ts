import {expect, it} from 'vitest';

import {isReducedPrice} from './reduced-price';

it.each([
  ['below the former price and the lowest of 30 days', 1000, 1500, 1200, true],
  ['without a former price', 1000, null, 1200, false],
  ['at the former price', 1000, 1000, 1200, false],
  ['while the lowest of 30 days is not known', 1000, 1500, null, false],
  ['at the lowest of 30 days', 1000, 1500, 1000, false],
])('%s', (_, price, former, lowest, is) => {
  expect(isReducedPrice(price, former, lowest)).toBe(is);
});
