import {vi} from 'vitest';

import type {Cart} from '../../domain/cart/cart';
import type {CartAnswer, PlatformCart} from '../storefront/platform-cart.server';
import type {Work} from './run-command.server';
import {createVerifiedPlatform} from './verified-platform.server';

/** The id of a cart at the platform. */
export const CART_ID = 'gid://shopify/Cart/1?key=1';

/** Makes a platform for tests whose `read` returns `cart`; every other call fails the test unless `answers` has it. */
export function platformWith(cart: Cart | null, answers: Partial<PlatformCart> = {}): PlatformCart {
  const unexpected = () => Promise.reject(new Error('Not expected in this test.'));
  return {
    read: () => Promise.resolve(cart),
    create: unexpected,
    addLines: unexpected,
    updateLines: unexpected,
    removeLines: unexpected,
    updateDiscountCodes: unexpected,
    addGiftCards: unexpected,
    removeGiftCards: unexpected,
    updateAttributes: unexpected,
    updateNote: unexpected,
    updateCountry: unexpected,
    ...answers,
  };
}

/** Makes the answer to a change: without a cart and a word unless told otherwise. */
export function answerWith(traits: Partial<CartAnswer>): CartAnswer {
  return {cart: null, refusals: [], warnings: [], ...traits};
}

/** Makes the answer of a change that was made as asked. */
export function done(cart: Cart): CartAnswer {
  return answerWith({cart});
}

/** Makes a call of the platform that answers so, and notes how it is called. */
export const answering = (answer: Partial<CartAnswer>) => vi.fn(() => Promise.resolve(answerWith(answer)));

/** Makes what a command comes to that was carried out as asked. */
export const made = (cart: Cart | null) => ({cart, refusals: []});

/** Makes what a command is carried out with, where nobody has asked for it before. */
export const workOn = (cart: Cart | null, answers: Partial<PlatformCart> = {}): Work => ({
  platform: createVerifiedPlatform(platformWith(cart, answers), () => Promise.resolve()),
  pending: null,
  note: () => undefined,
});
