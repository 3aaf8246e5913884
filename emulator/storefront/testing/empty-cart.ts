import type {CartState} from '../cart/cart-state';

/** A cart with nothing in it. */
export const EMPTY_CART: CartState = {
  token: 'token',
  secret: 'secret',
  createdAt: 0,
  updatedAt: 0,
  lines: [],
  attributes: [],
  note: '',
  discountCodes: [],
  giftCardCodes: [],
  buyer: {email: null, phone: null, countryCode: 'DE', language: 'DE'},
  completedOrder: null,
};
