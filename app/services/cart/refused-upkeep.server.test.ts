import {expect, it} from 'vitest';

import {createRefusedUpkeep} from './refused-upkeep.server';

it('is remembered by the cart and what was due, for ten minutes', () => {
  let now = 0;
  const refused = createRefusedUpkeep(() => now);
  refused.add('cart', 'gift');
  expect([refused.has('cart', 'gift'), refused.has('cart', 'donation'), refused.has('other', 'gift')]).toEqual([
    true,
    false,
    false,
  ]);
  now = 10 * 60 * 1000 - 1;
  expect(refused.has('cart', 'gift')).toBe(true);
  now += 1;
  expect(refused.has('cart', 'gift')).toBe(false);
});

it('forgets the oldest where there are too many', () => {
  const refused = createRefusedUpkeep(() => 0);
  for (let cart = 0; cart <= 1000; cart += 1) refused.add(String(cart), 'gift');
  expect([refused.has('0', 'gift'), refused.has('1', 'gift'), refused.has('1000', 'gift')]).toEqual([
    false,
    true,
    true,
  ]);
});
