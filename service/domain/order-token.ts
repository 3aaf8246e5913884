import {errors, jwtVerify} from 'jose';

const AUDIENCE = 'order-confirmation';
const ALGORITHM = 'HS256';

/** The order of a valid token: the number of its global id. */
export type OrderTokenReading =
  | {readonly ok: true; readonly orderId: number}
  | {readonly ok: false; readonly reason: 'invalid' | 'expired'};

/**
 * Reads the token of the checkout's return link at a moment (milliseconds since 1970). Returns the reason if it is not valid. Never throws.
 *
 * @param secret if it is empty, no token is valid
 */
export async function readOrderToken(token: string, secret: string, nowMs: number): Promise<OrderTokenReading> {
  if (secret === '') return {ok: false, reason: 'invalid'};
  try {
    const {payload} = await jwtVerify(token, new TextEncoder().encode(secret), {
      algorithms: [ALGORITHM],
      audience: AUDIENCE,
      requiredClaims: ['sub', 'exp'],
      currentDate: new Date(nowMs),
    });
    const orderId = Number(payload.sub);
    return Number.isSafeInteger(orderId) && orderId > 0 ? {ok: true, orderId} : {ok: false, reason: 'invalid'};
  } catch (error) {
    return {ok: false, reason: error instanceof errors.JWTExpired ? 'expired' : 'invalid'};
  }
}
