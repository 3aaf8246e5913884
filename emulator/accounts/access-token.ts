import {createLocalJWKSet, errors, jwtVerify} from 'jose';
import {now} from '../shared/clock';
import type {TokenEnv} from './env';
import {ONLY} from './env';
import {isId} from './secret';
import type {Grant} from './session-object';
import {ALGORITHM, settingsOf} from './settings';

/** What the platform writes before every access token. */
export const ACCESS_TOKEN_PREFIX = 'shcat_';
/** What the platform asks for before it lets a token read and change the account. */
export const API_SCOPE = 'customer-account-api:full';

const AUDIENCE = 'customer-account-api';
const TYPE = 'at+jwt';

export type TokenReading =
  | {
      readonly ok: true;
      readonly customer: number;
      readonly scope: string;
      /** Milliseconds since 1970. */
      readonly endsAt: number;
    }
  | {readonly ok: false; readonly reason: 'missing-prefix' | 'invalid' | 'expired' | 'revoked'};

/** Issues an access token for a session: the prefix, then a JWT whose payload carries `exp`. */
export async function issueAccessToken(env: TokenEnv, grant: Grant, sessionId: string): Promise<string> {
  const {issuer, accessTokenSeconds} = settingsOf(env);
  const issuedAt = Math.floor(now(env) / 1000);
  const claims = {
    iss: issuer,
    aud: AUDIENCE,
    sub: String(grant.customer),
    client_id: grant.clientId,
    scope: grant.scope,
    sid: sessionId,
    jti: crypto.randomUUID(),
    iat: issuedAt,
    exp: issuedAt + accessTokenSeconds,
  };
  return ACCESS_TOKEN_PREFIX + (await env.SIGNING_KEYS.getByName(ONLY).sign(claims, TYPE));
}

/** Reads an access token; says why where it does not count. Never throws for what a client sent. */
export async function readAccessToken(env: TokenEnv, token: string): Promise<TokenReading> {
  if (!token.startsWith(ACCESS_TOKEN_PREFIX)) return {ok: false, reason: 'missing-prefix'};
  const keys = createLocalJWKSet({keys: await env.SIGNING_KEYS.getByName(ONLY).publicKeys()});
  try {
    const {payload} = await jwtVerify(token.slice(ACCESS_TOKEN_PREFIX.length), keys, {
      algorithms: [ALGORITHM],
      issuer: settingsOf(env).issuer,
      audience: AUDIENCE,
      typ: TYPE,
      requiredClaims: ['sub', 'sid', 'scope', 'exp'],
      currentDate: new Date(now(env)),
    });
    const {sub, sid, scope, exp} = payload;
    if (typeof sid !== 'string' || !isId(sid) || typeof scope !== 'string' || exp === undefined) {
      return {ok: false, reason: 'invalid'};
    }
    if (!(await env.SESSIONS.getByName(sid).isActive())) return {ok: false, reason: 'revoked'};
    return {ok: true, customer: Number(sub), scope, endsAt: exp * 1000};
  } catch (error) {
    if (error instanceof errors.JWTExpired) return {ok: false, reason: 'expired'};
    if (error instanceof errors.JOSEError) return {ok: false, reason: 'invalid'};
    throw error;
  }
}
