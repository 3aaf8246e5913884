import {valueOr, type Fallible} from '../fallible';
import type {Confirmation, ConfirmationPage} from './order';

const UNAVAILABLE = {state: 'unavailable'} as const;

/**
 * Returns what the confirmation page shows. The platform's own thank-you page signs no token. Without a token, a visitor who has no cart
 * counts as one who has ordered (decision). If a service that is needed does not answer, the page says nothing of the order: the visitor may
 * have paid.
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
