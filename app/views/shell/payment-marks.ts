/** The nine ways to pay by their own names (Specification, section 2, Footer): wallets, pay later, cards, regional transfers. */
export const PAYMENT_MARKS = [
  'Apple Pay',
  'Google Pay',
  'Klarna',
  'PayPal',
  'Visa',
  'Mastercard',
  'EPS',
  'iDEAL',
  'Bancontact',
] as const;

export const CARRIER_MARKS = ['DHL'] as const;
