/**
 * The places in a public document that differ from visitor to visitor. A view writes the token into text or an attribute
 * (with suppressed hydration), and the worker puts the visitor's value there in every response, cached or not. In the
 * browser the tokens of a page that was reached without a new document stay unfilled: a view reads the cookie instead,
 * and `IdempotencyKeyField` makes a key.
 */
export const SLOTS = {
  /** The number in the cart badge, 0 to 9999. */
  cartCount: 'slot-7c1f9e-cart-count',
  /** One of `CONSENT_STATES`. */
  consent: 'slot-7c1f9e-consent',
  /** A fresh id per response for forms that must not act twice. */
  idempotencyKey: 'slot-7c1f9e-idempotency-key',
} as const;

/** What a visitor has allowed beyond what the shop needs to work; the value of the consent cookie. */
export const CONSENT_STATES = ['unknown', 'necessary', 'statistics', 'marketing', 'all'] as const;

export type ConsentState = (typeof CONSENT_STATES)[number];
