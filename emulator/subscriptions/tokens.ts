import {errors, jwtVerify, SignJWT} from 'jose';

const ALGORITHM = 'HS256';

/**
 * Returns a signed token about somebody or something.
 *
 * @param lifetime in seconds
 * @param at milliseconds since 1970
 */
export function signToken(
  {subject, audience, lifetime}: {readonly subject: string; readonly audience: string; readonly lifetime: number},
  secret: string,
  at: number,
): Promise<string> {
  const issuedAt = Math.floor(at / 1000);
  return new SignJWT()
    .setProtectedHeader({alg: ALGORITHM})
    .setSubject(subject)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifetime)
    .sign(new TextEncoder().encode(secret));
}

/** Reads the subject of such a token; `null` for a forged, foreign or expired one. */
export async function readToken(token: string, audience: string, secret: string, at: number): Promise<string | null> {
  try {
    const {payload} = await jwtVerify(token, new TextEncoder().encode(secret), {
      algorithms: [ALGORITHM],
      audience,
      requiredClaims: ['sub', 'exp'],
      currentDate: new Date(at),
    });
    return payload.sub ?? null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
