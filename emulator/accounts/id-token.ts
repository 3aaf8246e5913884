import {compactVerify, createLocalJWKSet, errors} from 'jose';
import * as z from 'zod';
import {now} from '../shared/clock';
import type {Customer} from './customer';
import type {TokenEnv} from './env';
import {ONLY} from './env';
import {isId} from './secret';
import type {Grant} from './session-object';
import {ALGORITHM, settingsOf} from './settings';

const hintSchema = z.object({iss: z.string(), aud: z.string(), sid: z.string()});

/** Issues the id token of a grant (OpenID Connect Core, section 2). */
export async function issueIdToken(env: TokenEnv, grant: Grant, {email}: Customer): Promise<string> {
  const {issuer, accessTokenSeconds} = settingsOf(env);
  const issuedAt = Math.floor(now(env) / 1000);
  const claims = {
    iss: issuer,
    aud: grant.clientId,
    sub: String(grant.customer),
    sid: grant.loginId,
    ...(grant.nonce === null ? {} : {nonce: grant.nonce}),
    ...(grant.scope.split(' ').includes('email') ? {email, email_verified: true} : {}),
    auth_time: Math.floor(grant.signedInAt / 1000),
    iat: issuedAt,
    exp: issuedAt + accessTokenSeconds,
  };
  return env.SIGNING_KEYS.getByName(ONLY).sign(claims);
}

/**
 * Tells which login an `id_token_hint` names; `null` where the hint was not issued here. An expired one counts
 * (OpenID Connect RP-Initiated Logout, section 4).
 */
export async function loginOfHint(env: TokenEnv, hint: string): Promise<string | null> {
  const {issuer, clientId} = settingsOf(env);
  const keys = createLocalJWKSet({keys: await env.SIGNING_KEYS.getByName(ONLY).publicKeys()});
  try {
    const {payload} = await compactVerify(hint, keys, {algorithms: [ALGORITHM]});
    const claims = hintSchema.safeParse(JSON.parse(new TextDecoder().decode(payload))).data;
    if (claims?.iss !== issuer || claims.aud !== clientId) return null;
    return isId(claims.sid) ? claims.sid : null;
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof SyntaxError) return null;
    throw error;
  }
}
