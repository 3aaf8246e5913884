import {SignJWT, jwtVerify} from 'jose';

/** The purposes of links in mails. The token of the operator's session, in a cookie, has one, too. */
export type LinkPurpose =
  | 'newsletter-confirm'
  | 'newsletter-unsubscribe'
  | 'back-in-stock-confirm'
  | 'back-in-stock-cancel'
  | 'operator-session';

/** The target of a link: the id of an object, and the request in it. */
export type LinkSubject = {readonly objectId: string; readonly nonce: string};

const ALGORITHM = 'HS256';

/** Signs a link. The object that it names decides how long it is valid. */
export function signLink(purpose: LinkPurpose, {objectId, nonce}: LinkSubject, secret: string): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({alg: ALGORITHM})
    .setSubject(objectId)
    .setJti(nonce)
    .setAudience(purpose)
    .sign(new TextEncoder().encode(secret));
}

/** Reads a link's token; `null` if it was not signed here, or for another purpose. Never throws. */
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
