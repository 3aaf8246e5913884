/** Logins and sessions. Lifetimes in seconds. */
export const ACCOUNT = {
  scope: 'openid email customer-account-api:full',
  loginSeconds: 30 * 60,
  sessionSeconds: 30 * 24 * 60 * 60,
  logoutSeconds: 5 * 60,
  draftSeconds: 30 * 60,
  /** The longest form that is kept until a login, as JSON; the address form with every field full has some 2,000. */
  draftCharacters: 4000,
  /** What the platform tags business customers with. */
  businessTag: 'b2b',
  /** Logins that one browser may have begun at a time, as in several tabs. */
  concurrentLogins: 4,
} as const;
