import {TIMINGS} from '../config/commerce';

/** The answer of `GET /buyer-identity`: who is logged in (Specification, section 7). */
export type BuyerIdentity = {
  readonly id: string | null;
  readonly buyerIdentity: {readonly customerAccessToken: string | null};
};

/**
 * Tells for how many milliseconds from `now` (milliseconds since 1970) identity data counts as fresh: until 100 s
 * before the token's `exp`, never stale without a token, and not at all with a token that says no `exp` (Specification,
 * section 4, Login). The token is read, not verified.
 */
export function identityFreshFor(token: string | null, now: number): number {
  if (token === null) return Number.POSITIVE_INFINITY;
  const exp = tokenExpiry(token);
  return exp === null ? 0 : Math.max(0, (exp - TIMINGS.tokenStalenessSeconds) * 1000 - now);
}

/** Tells whether a shopper counts as logged in (Specification, section 4, Login). */
export function isLoggedIn(identity: {readonly customerAccessToken: string | null}): boolean {
  return identity.customerAccessToken !== null;
}

/** Reads the payload of a signed token, which is not verified; `null` where it is none. */
export function tokenPayload(token: string): unknown {
  const payload = token.split('.')[1] ?? '';
  try {
    const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))));
  } catch {
    return null;
  }
}

/** The `exp` of a signed token's payload in seconds since 1970; `null` where it says none. Never throws. */
function tokenExpiry(token: string): number | null {
  const claims = tokenPayload(token);
  if (typeof claims !== 'object' || claims === null || !('exp' in claims)) return null;
  return typeof claims.exp === 'number' && Number.isFinite(claims.exp) ? claims.exp : null;
}
