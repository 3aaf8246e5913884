/**
 * What can be switched off without a new build, by its name in the variable `SWITCHED_OFF`: pages then behave as while the
 * service behind it is down. What the law asks for (withdrawal, cancellation, legal pages) has no switch.
 */
export const FEATURES = [
  'search',
  'reviews',
  'newsletter',
  'gift-redemption',
  'back-in-stock',
  'saved-carts',
  'tracking',
  'subscriptions',
  'measurement',
] as const;

export type Feature = (typeof FEATURES)[number];
