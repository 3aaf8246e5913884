import {SignJWT, errors, jwtVerify} from 'jose';

/** How long a confirmation link works, in seconds. */
export const ORDER_TOKEN_LIFETIME = 30 * 60;

const AUDIENCE = 'order-confirmation';
const ALGORITHM = 'HS256';

export type OrderTokenReading =
  | {readonly ok: true; readonly orderId: string}
  | {readonly ok: false; readonly reason: 'invalid' | 'expired'};

/**
 * Returns a signed, short-lived name for an order, which the confirmation page hands to the service API.
 * @param nowMs milliseconds since 1970.
 */
export function signOrderToken(orderId: string, secret: string, nowMs: number): Promise<string> {
  const issuedAt = Math.floor(nowMs / 1000);
  return new SignJWT()
    .setProtectedHeader({alg: ALGORITHM})
    .setSubject(orderId)
    .setAudience(AUDIENCE)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ORDER_TOKEN_LIFETIME)
    .sign(new TextEncoder().encode(secret));
}

/** Reads such a token at a moment (milliseconds since 1970); says why where it does not count. Never throws. */
export async function readOrderToken(token: string, secret: string, nowMs: number): Promise<OrderTokenReading> {
  try {
    const {payload} = await jwtVerify(token, new TextEncoder().encode(secret), {
      algorithms: [ALGORITHM],
      audience: AUDIENCE,
      requiredClaims: ['sub', 'exp'],
      currentDate: new Date(nowMs),
    });
    return payload.sub ? {ok: true, orderId: payload.sub} : {ok: false, reason: 'invalid'};
  } catch (error) {
    return {ok: false, reason: error instanceof errors.JWTExpired ? 'expired' : 'invalid'};
  }
}
