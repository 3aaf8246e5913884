import {dayInGermany} from '../shared/clock';
import type {CartState} from '../storefront/cart/cart-state';
import {loadPricingWorld} from '../storefront/cart/load-pricing-world';
import {priceCart} from '../storefront/cart/price-cart';
import {shop} from '../storefront/shop';
import type {CheckoutForm} from './checkout-form';
import {findCountry} from './countries';
import type {CheckoutEnv} from './env';
import type {Language} from './language';
import {merchandiseOf, planWeeks} from './merchandise';
import {quoteCart} from './quote';
import type {Quote} from './quote';

const TOKEN = /^[0-9A-Za-z]{16,64}$/;

/** A cart at the till. */
export type TillCart = {readonly quote: Quote; readonly discountCodes: readonly string[]};

/** Reads the cart under a token, open or completed; `null` where there is none or the key is wrong. */
export async function readCart(env: CheckoutEnv, token: string, key: string | undefined): Promise<CartState | null> {
  if (!TOKEN.test(token) || key === undefined || key === '') return null;
  const state = await env.CARTS.getByName(token).read();
  return state !== null && state.secret === key ? state : null;
}

/** Prices a cart for the buyer of the form: a code that this address has used counts no more. */
export async function quoteFor(
  env: CheckoutEnv,
  cart: CartState,
  buyer: Pick<CheckoutForm, 'email' | 'countryCode'>,
  language: Language,
): Promise<TillCart> {
  const state = {
    ...cart,
    buyer: {
      ...cart.buyer,
      email: buyer.email === '' ? cart.buyer.email : buyer.email,
      countryCode: buyer.countryCode === '' ? cart.buyer.countryCode : buyer.countryCode,
    },
  };
  const world = await loadPricingWorld(env, state);
  const priced = priceCart(state, world);
  const {catalogue} = shop();
  const moment = {language, stock: world.stock, today: dayInGermany(world.now)};
  const quote = quoteCart(priced, merchandiseOf(priced, catalogue, moment), planWeeks(priced, catalogue));
  return {
    quote: findCountry(state.buyer.countryCode)?.coffeeOnly ? {...quote, isTaxFree: true} : quote,
    discountCodes: priced.discountCodes.filter(({applicable}) => applicable).map(({code}) => code),
  };
}
