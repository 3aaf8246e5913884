import {dayInGermany, now} from '../shared/clock';
import type {BuyerState, CartState} from '../storefront/cart/cart-state';
import {loadPricingWorld} from '../storefront/cart/load-pricing-world';
import {priceCart} from '../storefront/cart/price-cart';
import {shop} from '../storefront/shop';
import type {CheckoutForm} from './checkout-form';
import {findCountry} from '../shared/countries';
import type {CheckoutEnv} from './env';
import type {Language} from '../shared/language';
import {merchandiseOf, planWeeks} from './merchandise';
import {quoteCart} from './quote';
import type {Quote} from './quote';

const TOKEN = /^[0-9A-Za-z]{16,64}$/;

/** A cart at the till. */
export type TillCart = {readonly quote: Quote; readonly discountCodes: readonly string[]};

/** Reads the cart under a token, open or completed; `null` where there is none or the key is wrong. */
export async function readCart(env: CheckoutEnv, token: string, key: string | undefined): Promise<CartState | null> {
  if (!TOKEN.test(token) || key === undefined || key === '') return null;
  const state = await env.CARTS.getByName(token).read(now(env));
  return state !== null && state.secret === key ? state : null;
}

/** What the checkout's form begins with of the buyer. */
type KnownBuyer = Pick<CheckoutForm, 'email' | 'firstName' | 'lastName' | 'countryCode'>;

/**
 * Returns what the checkout knows of a cart's buyer at a moment (milliseconds since 1970). A customer is logged in by the access token on
 * the cart, and a guest from its end on, of whom it knows what the cart was told beside the token.
 * Source: https://shopify.dev/docs/storefronts/headless/building-with-the-customer-account-api/checkout-authentication, option 1.
 */
export function knownBuyer({email, countryCode, customer}: BuyerState, at: number): KnownBuyer {
  if (customer === undefined) return {email: email ?? '', firstName: '', lastName: '', countryCode};
  if (customer.tokenEndsAt <= at) {
    const told = email === customer.email ? null : email;
    return {email: told ?? '', firstName: '', lastName: '', countryCode};
  }
  const {firstName, lastName} = customer;
  return {email: email ?? customer.email, firstName: firstName ?? '', lastName: lastName ?? '', countryCode};
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
    quote: findCountry(state.buyer.countryCode)?.isExport ? {...quote, isTaxFree: true} : quote,
    discountCodes: priced.discountCodes.filter(({applicable}) => applicable).map(({code}) => code),
  };
}
