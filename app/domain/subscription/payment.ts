/** Specification, section 3, Payment method; `method_unknown` is for what the platform adds one day. */
export type PaymentMethodType =
  | 'method_amex'
  | 'method_apple_pay'
  | 'method_credit_card'
  | 'method_google_pay'
  | 'method_invoice'
  | 'method_mastercard'
  | 'method_paypal'
  | 'method_sepa_debit'
  | 'method_visa'
  | 'method_unknown';

/** Who takes the money: the platform itself, a gateway of before it, or one of the customer's own. */
export type Gateway = 'platform' | 'legacy' | 'custom';

export type Payment = {
  readonly id: number;
  readonly type: PaymentMethodType;
  readonly lastFour: string | null;
  readonly gateway: Gateway;
  readonly isValid: boolean;
};

const LEGACY: readonly string[] = ['stripe', 'braintree', 'authorize'];

/** Tells which of the three a processor's name stands for (Specification, section 4, Payment method update). */
export function gatewayOf(processor: string): Gateway {
  if (processor === 'shopify_payments') return 'platform';
  return LEGACY.includes(processor) ? 'legacy' : 'custom';
}

/**
 * Tells whether a payment method can be changed, by a link in a mail; where it cannot, it is not offered either
 * (Specification, section 8, Subscription dashboard).
 */
export function canUpdatePayment(payment: Pick<Payment, 'gateway'> | null): boolean {
  return payment?.gateway === 'platform';
}

/** Returns the payment method that pays for a product of a subscription: that of its address. */
export function paymentOf<Method>(
  {addresses}: {readonly addresses: readonly {readonly id: number; readonly payment: Method | null}[]},
  {addressId}: {readonly addressId: number},
): Method | null {
  return addresses.find(({id}) => id === addressId)?.payment ?? null;
}

/**
 * Tells whether a product can be added: subscriptions on a legacy payment method cannot add gear (Specification,
 * section 4, Subscription products).
 */
export function canAdd(isCoffee: boolean, payment: Pick<Payment, 'gateway'> | null): boolean {
  return isCoffee || payment?.gateway !== 'legacy';
}

const BRANDS: ReadonlyMap<string, PaymentMethodType> = new Map([
  ['amex', 'method_amex'],
  ['american_express', 'method_amex'],
  ['mastercard', 'method_mastercard'],
  ['visa', 'method_visa'],
]);

const TYPES: ReadonlyMap<string, PaymentMethodType> = new Map([
  ['APPLE_PAY', 'method_apple_pay'],
  ['CREDIT_CARD', 'method_credit_card'],
  ['GOOGLE_PAY', 'method_google_pay'],
  ['INVOICE', 'method_invoice'],
  ['PAYPAL', 'method_paypal'],
  ['SEPA_DEBIT', 'method_sepa_debit'],
]);

/** Returns the shop's name for what the service calls `type`, a card of a `brand` by its brand. */
export function paymentMethodType(type: string, brand: string | null): PaymentMethodType {
  const card = type === 'CREDIT_CARD' ? BRANDS.get((brand ?? '').toLowerCase()) : undefined;
  return card ?? TYPES.get(type) ?? 'method_unknown';
}
