import type {Cart} from '../../domain/cart/cart';
import type {CartAnswer, PlatformCart} from '../storefront/platform-cart.server';

/** Makes a platform for tests whose `read` returns `cart`; every other call fails the test unless `answers` has it. */
export function platformWith(cart: Cart | null, answers: Partial<PlatformCart> = {}): PlatformCart {
  const unexpected = () => Promise.reject(new Error('Not expected in this test.'));
  return {
    read: () => Promise.resolve(cart),
    create: unexpected,
    addLines: unexpected,
    updateLines: unexpected,
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
