import type {Account, PaymentMethod, PaymentOutcome} from './account';
import {replaced} from './account';
import type {Outcome} from './refusal';
import {done, invalid, missing} from './refusal';

/** A command about a payment method. */
export type PaymentCommand =
  | {readonly kind: 'send-payment-link'; readonly paymentMethodId: number | null; readonly addressId: number | null}
  | {readonly kind: 'renew-payment'; readonly paymentMethodId: number; readonly outcome: PaymentOutcome};

/** Carries out a command about a payment method, or says why not. */
export function commandPayment(account: Account, command: PaymentCommand, at: number): Outcome {
  return command.kind === 'send-payment-link' ? sendLink(account, command, at) : renew(account, command, at);
}

/**
 * Mails the link to update a payment method: only the platform's own payments have one. Source: Specification, section
 * 4, "Payment method update".
 */
function sendLink(
  account: Account,
  {paymentMethodId, addressId}: Extract<PaymentCommand, {kind: 'send-payment-link'}>,
  at: number,
): Outcome {
  const wanted = paymentMethodId ?? account.addresses.find(({id}) => id === addressId)?.paymentMethodId ?? null;
  const method = account.paymentMethods.find(({id, isDefault}) => (wanted === null ? isDefault : id === wanted));
  if (method === undefined) return missing(account);
  if (method.processor !== 'shopify_payments') {
    return invalid(account, 'payment_method_id', 'The payment method cannot be updated by e-mail.');
  }
  const notice = {kind: 'update-payment', paymentMethodId: method.id} as const;
  return done(account, [method.id], [{kind: 'mail', key: `update-payment-${method.id}-${at}`, at, notice}]);
}

/** The customer entered new details; what had failed is charged again at once. */
function renew(
  account: Account,
  {paymentMethodId, outcome}: Extract<PaymentCommand, {kind: 'renew-payment'}>,
  at: number,
): Outcome {
  const method = account.paymentMethods.find(({id}) => id === paymentMethodId);
  if (method === undefined) return missing(account);
  const renewed: PaymentMethod = {...method, outcome, isValid: true, updatedAt: at};
  const charges = account.charges.map((charge) =>
    charge.status === 'error' && charge.resumesAt !== null && charge.paymentMethodId === paymentMethodId
      ? {...charge, resumesAt: at}
      : charge,
  );
  return done({...account, charges, paymentMethods: replaced(account.paymentMethods, renewed)}, [method.id]);
}
