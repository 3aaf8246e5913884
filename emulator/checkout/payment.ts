/**
 * How an order can be paid, in the order of the page.
 * Source: Specification, section 2, "Footer": two mobile wallets, a buy-now-pay-later provider, a digital wallet, two
 * card networks and three regional bank transfers.
 */
export const PAYMENT_METHODS = [
  'paypal',
  'apple-pay',
  'google-pay',
  'visa',
  'mastercard',
  'klarna',
  'bank-transfer-at',
  'bank-transfer-be',
  'bank-transfer-nl',
] as const;

export type CheckoutPaymentMethod = (typeof PAYMENT_METHODS)[number];
