import {redirect, type LoaderFunctionArgs} from '@remix-run/server-runtime';

import {summarizeCart} from '../domain/cart/summary';
import {dayInGermany} from '../domain/delivery';
import {cartPath} from '../pages/paths';

/**
 * Leads to the platform's checkout, by an address that is read now: the platform knows a customer there by the access token on the cart.
 * A cart that cannot be checked out is shown, and so is one that has lost lines until its page has named them.
 */
export async function loader({context}: LoaderFunctionArgs) {
  const {cart: carts, i18n, lostLines, now} = context;
  const token = await context.buyerToken();
  let cart = await carts.read();
  // The login, or the last renewal of the token, did not reach the cart.
  if (token !== null && cart !== null && cart.customerId === null) {
    await context.giveCartTo(token);
    cart = await carts.read();
  }
  const {canCheckOut} = summarizeCart(cart, dayInGermany(now().getTime()));
  const isReady = canCheckOut && !lostLines.areUntold();
  return redirect(cart !== null && isReady ? cart.checkoutUrl : cartPath(i18n.language), 303);
}

/** Shows nothing: the frame around it shows an outage. */
export default function CheckoutRoute() {
  return null;
}
