import {valueOr, type Fallible} from '../fallible';
import type {Confirmation, ConfirmationPage} from './order';

const UNAVAILABLE = {state: 'unavailable'} as const;

/**
 * Returns what the confirmation page shows. The platform's own thank-you page signs no token: without one, a visitor without a cart is
 * taken for one who has ordered (decision). While a service that would tell does not answer, nothing is said of the order: the visitor
 * may have paid.
 */
export function confirmationPage(
  token: string | null,
  named: Fallible<Confirmation>,
  cart: Fallible<object | null>,
): ConfirmationPage {
  if (token !== null) return valueOr(named, UNAVAILABLE);
  if (cart.state === 'unavailable') return UNAVAILABLE;
  return {state: cart.data === null ? 'ordered' : 'unknown'};
}
