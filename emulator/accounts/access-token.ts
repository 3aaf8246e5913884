import {createLocalJWKSet, errors, jwtVerify} from 'jose';
import * as z from 'zod';
import {now} from '../shared/clock';
import type {TokenEnv} from './env';
import {ONLY} from './env';
import {isId} from './secret';
import type {Grant} from './session-object';
import {ALGORITHM, settingsOf} from './settings';

/** What the platform writes before every access token. */
const ACCESS_TOKEN_PREFIX = 'shcat_';
/** What the platform asks for before it lets a token read and change the account. */
export const API_SCOPE = 'customer-account-api:full';

const claimsSchema = z.object({
  shopId: z.number(),
  sub: z.int(),
  scope: z.string(),
  sid: z.string().refine(isId),
  exp: z.number(),
});

export type TokenReading =
  | {
      readonly ok: true;
      readonly customer: number;
      readonly scope: string;
      /** Milliseconds since 1970. */
      readonly endsAt: number;
    }
  | {readonly ok: false; readonly reason: 'missing-prefix' | 'invalid' | 'expired' | 'revoked'};

/** Issues an access token for a session: the prefix, then a JWT with the claims of real ones (decision 242). */
export async function issueAccessToken(env: TokenEnv, grant: Grant, sessionId: string): Promise<string> {
  const {issuer, accessTokenSeconds} = settingsOf(env);
  const issuedAt = Math.floor(now(env) / 1000);
  const claims = {
    shopId: Number(env.SHOP_ID),
    cid: grant.clientId,
    iat: issuedAt,
    exp: issuedAt + accessTokenSeconds,
    iss: issuer,
    sub: grant.customer,
    scope: grant.scope,
    rtid: crypto.randomUUID(),
    sid: sessionId,
  };
  return ACCESS_TOKEN_PREFIX + (await env.SIGNING_KEYS.getByName(ONLY).sign(claims));
}

/** Reads an access token; says why where it does not count. Never throws for what a client sent. */
export async function readAccessToken(env: TokenEnv, token: string): Promise<TokenReading> {
  if (!token.startsWith(ACCESS_TOKEN_PREFIX)) return {ok: false, reason: 'missing-prefix'};
  const keys = createLocalJWKSet({keys: await env.SIGNING_KEYS.getByName(ONLY).publicKeys()});
  try {
    const {payload} = await jwtVerify(token.slice(ACCESS_TOKEN_PREFIX.length), keys, {
      algorithms: [ALGORITHM],
      issuer: settingsOf(env).issuer,
      currentDate: new Date(now(env)),
    });
    const claims = claimsSchema.safeParse(payload).data;
    if (claims === undefined) return {ok: false, reason: 'invalid'};
    const {sub, sid, scope, exp} = claims;
    if (!(await env.SESSIONS.getByName(sid).isActive())) return {ok: false, reason: 'revoked'};
    return {ok: true, customer: sub, scope, endsAt: exp * 1000};
  } catch (error) {
    if (error instanceof errors.JWTExpired) return {ok: false, reason: 'expired'};
    if (error instanceof errors.JOSEError) return {ok: false, reason: 'invalid'};
    throw error;
  }
}
