/** Logins and sessions. What a cookie stands for lives as long as the cookie (`COOKIES`). */
export const ACCOUNT = {
  scope: 'openid email customer-account-api:full',
  /** The longest form that is kept for its page, as JSON; the address form with every field full has some 2,000. */
  draftCharacters: 4000,
  /** What the platform tags business customers with. */
  businessTag: 'b2b',
  /** Logins that one browser may have begun at a time, as in several tabs. */
  concurrentLogins: 4,
} as const;
