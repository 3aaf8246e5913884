import {expect, test} from 'vitest';

import {buyerOf} from './buyer';

const visitor = (customerId: string | null) =>
  ({state: 'ready', data: customerId === null ? null : {customerId}}) as const;

test.each([
  [null, visitor(null), 'theirs'],
  ['ada', visitor('ada'), 'theirs'],
  [null, visitor('ada'), 'missing'],
  ['ada', visitor(null), 'another'],
  ['ada', visitor('ben'), 'another'],
  ['ada', {state: 'unavailable'}, 'theirs'],
  [null, {state: 'unavailable'}, 'theirs'],
] as const)('the cart of %j is, for %j, %s', (cart, who, buyer) => {
  expect(buyerOf(cart, who)).toBe(buyer);
});
