import {SignJWT, jwtVerify} from 'jose';

/** What a link in a mail lets its reader do; the operator's session is one in a cookie. */
export type LinkPurpose =
  | 'newsletter-confirm'
  | 'newsletter-unsubscribe'
  | 'back-in-stock-confirm'
  | 'back-in-stock-cancel'
  | 'operator-session';

/** Whom or what a link is about: the id of an object, and the request in it. */
export type LinkSubject = {readonly objectId: string; readonly nonce: string};

const ALGORITHM = 'HS256';

/** Signs a link. The object that it names decides how long it counts. */
export function signLink(purpose: LinkPurpose, {objectId, nonce}: LinkSubject, secret: string): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({alg: ALGORITHM})
    .setSubject(objectId)
    .setJti(nonce)
    .setAudience(purpose)
    .sign(new TextEncoder().encode(secret));
}

/** Reads a link's token; `null` where it was not signed here, or for another purpose. Never throws. */
export async function readLink(purpose: LinkPurpose, token: string, secret: string): Promise<LinkSubject | null> {
  try {
    const {payload} = await jwtVerify(token, new TextEncoder().encode(secret), {
      algorithms: [ALGORITHM],
      audience: purpose,
      requiredClaims: ['sub', 'jti'],
    });
    return payload.sub && payload.jti ? {objectId: payload.sub, nonce: payload.jti} : null;
  } catch {
    return null;
  }
}
