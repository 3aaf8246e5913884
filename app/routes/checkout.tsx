import {redirect, type LoaderFunctionArgs} from '@remix-run/server-runtime';

import {buyerOf} from '../domain/cart/buyer';
import {summarizeCart} from '../domain/cart/summary';
import {cartPath} from '../pages/paths';

/**
 * Leads to the platform's checkout, by an address that is read now: the platform knows a customer there by the access token on the cart.
 * A cart that cannot be checked out is shown, and so is one that has lost lines until its page has named them. Nobody buys as a customer
 * whose login has ended.
 */
export async function loader({context}: LoaderFunctionArgs) {
  const {cart: carts, i18n, lostLines, today} = context;
  const token = await context.buyerToken();
  const [visitor, known] = await Promise.all([context.fallible(context.account.customer()), carts.read()]);
  let cart = known;
  const buyer = buyerOf(cart?.customerId ?? null, visitor);
  // The login, or the last renewal of the token, did not reach the cart; or the last login ended without a logout.
  if (cart !== null && (buyer === 'another' || (buyer === 'missing' && token !== null))) {
    await context.giveCartTo(token);
    cart = await carts.read();
  }
  const isAnothers = () => buyerOf(cart?.customerId ?? null, visitor) === 'another';
  // The platform refuses the token. Without a customer the cart can be checked out.
  if (token !== null && isAnothers()) {
    await context.giveCartTo(null);
    cart = await carts.read();
  }
  const {canCheckOut} = summarizeCart(cart, today());
  const isReady = canCheckOut && !isAnothers() && !lostLines.areUntold();
  return redirect(cart !== null && isReady ? cart.checkoutUrl : cartPath(i18n.language), 303);
}

/** Shows nothing: the frame around it shows an outage. */
export default function CheckoutRoute() {
  return null;
}
