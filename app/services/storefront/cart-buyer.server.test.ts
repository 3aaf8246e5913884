import {expect, it} from 'vitest';

import {ServiceError} from '../service-error.server';
import {changeCartBuyer} from './cart-buyer.server';

const CART = 'gid://shopify/Cart/1';

/** A platform that keeps what it is told, or never answers. */
function createPlatform(error: Error | null = null) {
  const told: unknown[] = [];
  const reported: unknown[] = [];
  const give = (token: string | null) =>
    changeCartBuyer(
      {
        query: () => Promise.reject(new Error('not asked')),
        mutate: (_document, variables) => {
          told.push(variables);
          return Promise.reject(error ?? new ServiceError('storefront', 'timeout', 'no answer'));
        },
      },
      {cartId: CART, token},
      (what) => reported.push(what),
    );
  return {give, told, reported};
}

it.each([
  ['login', 'shcat_1'],
  ['logout', null],
])('a %s says whose the cart is, and leaves it the country it is sent to', async (_, token) => {
  const {give, told, reported} = createPlatform();
  await give(token);
  expect(told).toEqual([{cartId: CART, buyerIdentity: {customerAccessToken: token, email: null}}]);
  // Whoever logs in or out goes on all the same.
  expect(reported).toHaveLength(1);
});

it('hides no mistake of its own', async () => {
  await expect(createPlatform(new TypeError('a mistake')).give(null)).rejects.toThrow('a mistake');
});
