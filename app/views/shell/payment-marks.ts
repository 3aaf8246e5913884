/** A mark in the footer: its name, and its drawing below `/assets/img/footer/`. */
export type FooterMark = {readonly name: string; readonly src: string};

const drawn = (kind: 'payment' | 'carrier', file: string, name: string): FooterMark => ({
  name,
  src: `/assets/img/footer/${kind}/${file}.webp`,
});

/** The nine ways to pay (Specification, section 2, Footer): two wallets, pay later, a digital wallet, two cards, three regional transfers. */
export const PAYMENT_MARKS: readonly FooterMark[] = [
  drawn('payment', 'apple-pay', 'Apple Pay'),
  drawn('payment', 'google-pay', 'Google Pay'),
  drawn('payment', 'klarna', 'Klarna'),
  drawn('payment', 'paypal', 'PayPal'),
  drawn('payment', 'visa', 'Visa'),
  drawn('payment', 'mastercard', 'Mastercard'),
  drawn('payment', 'eps', 'EPS'),
  drawn('payment', 'ideal', 'iDEAL'),
  drawn('payment', 'bancontact', 'Bancontact'),
];

export const CARRIER_MARKS: readonly FooterMark[] = [drawn('carrier', 'dhl', 'DHL')];
