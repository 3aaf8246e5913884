import {SignJWT, errors, jwtVerify} from 'jose';
import {now} from '../shared/clock';
import type {AdminEnv} from './env';

/** Seconds for which an access token counts. */
export const TOKEN_SECONDS = 86_399;

/** What the platform writes before every access token. */
const PREFIX = 'shpat_';
const AUDIENCE = 'admin-api';
const ALGORITHM = 'HS256';

/** What issuing and reading a token needs of the worker's configuration. */
export type AdminTokenEnv = Pick<AdminEnv, 'ADMIN_CLIENT_SECRET' | 'ADMIN_SCOPES' | 'CLOCK_OFFSET_MS'>;

/** Issues an access token with the access scopes that the app has now. */
export async function issueAdminToken(env: AdminTokenEnv): Promise<string> {
  const issuedAt = Math.floor(now(env) / 1000);
  const jwt = await new SignJWT({scope: env.ADMIN_SCOPES})
    .setProtectedHeader({alg: ALGORITHM})
    .setAudience(AUDIENCE)
    .setJti(crypto.randomUUID())
    .setExpirationTime(issuedAt + TOKEN_SECONDS)
    .sign(keyOf(env));
  return PREFIX + jwt;
}

/** Returns the access scopes of a token; `null` for one that does not count. */
export async function scopesOfToken(env: AdminTokenEnv, token: string): Promise<readonly string[] | null> {
  if (!token.startsWith(PREFIX)) return null;
  try {
    const {payload} = await jwtVerify(token.slice(PREFIX.length), keyOf(env), {
      algorithms: [ALGORITHM],
      audience: AUDIENCE,
      requiredClaims: ['exp'],
      currentDate: new Date(now(env)),
    });
    return typeof payload['scope'] === 'string' ? payload['scope'].split(',').filter((scope) => scope !== '') : null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

function keyOf({ADMIN_CLIENT_SECRET}: AdminTokenEnv): Uint8Array {
  return new TextEncoder().encode(ADMIN_CLIENT_SECRET);
}
