import {SignJWT} from 'jose';

/** How long a confirmation link works, in seconds. */
const LIFETIME = 30 * 60;

/**
 * Returns a signed, short-lived name for an order, which the confirmation page hands to the service API.
 *
 * @param nowMs milliseconds since 1970
 */
export function signOrderToken(orderId: string, secret: string, nowMs: number): Promise<string> {
  const issuedAt = Math.floor(nowMs / 1000);
  return new SignJWT()
    .setProtectedHeader({alg: 'HS256'})
    .setSubject(orderId)
    .setAudience('order-confirmation')
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + LIFETIME)
    .sign(new TextEncoder().encode(secret));
}
