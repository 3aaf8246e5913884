/** Logins and sessions. Lifetimes in seconds. */
export const ACCOUNT = {
  /** Where the account host sends a shopper back to; it must be registered there. */
  callbackPath: '/account/authorize',
  scope: 'openid email customer-account-api:full',
  loginSeconds: 30 * 60,
  sessionSeconds: 30 * 24 * 60 * 60,
  logoutSeconds: 5 * 60,
  draftSeconds: 30 * 60,
  /** What the platform tags business customers with. */
  businessTag: 'b2b',
  /** Logins that one browser may have begun at a time, as in several tabs. */
  concurrentLogins: 4,
} as const;
