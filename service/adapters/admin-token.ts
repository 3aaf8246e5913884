import * as z from 'zod';
import type {Variables} from '../config/env';
import {callUpstream, parseUpstream, UpstreamError} from './upstream';

/** An access token of the Admin API, or why there is none. It is a value, because an error loses its class on the way out of an object. */
export type AdminToken =
  | {readonly ok: true; readonly token: string}
  | ({readonly ok: false} & Pick<UpstreamError, 'reason' | 'waitSeconds'>);

/** The calls of the object that keeps the token (`AdminTokenObject`). */
type TokenKeeper = {readonly token: (refused: string | null) => Promise<AdminToken>};

/** The bindings that the Admin API needs. */
export type AdminTokenEnv = {readonly ADMIN_TOKEN: {readonly getByName: (name: string) => TokenKeeper}};

/** The worker's variables that an exchange needs. */
export type AdminClientEnv = Pick<Variables, 'ADMIN_API_URL' | 'ADMIN_CLIENT_ID' | 'ADMIN_CLIENT_SECRET'>;

const SERVICE = 'admin';

const grantSchema = z.object({access_token: z.string().min(1), expires_in: z.int().positive()});

/**
 * Reads the shop's access token of the Admin API.
 *
 * @param refused a token that the platform has just answered with 401: a new one is read
 * @throws {UpstreamError} if the platform issues none; with its `Retry-After`
 */
export async function readAdminToken({ADMIN_TOKEN}: AdminTokenEnv, refused: string | null): Promise<string> {
  const answer = await ADMIN_TOKEN.getByName('shop').token(refused);
  if (answer.ok) return answer.token;
  throw new UpstreamError(SERVICE, answer.reason, answer.waitSeconds);
}

/**
 * Exchanges the client credentials of the merchant's app for an access token. `seconds` is how long it lives: a day. Source:
 * https://shopify.dev/docs/apps/build/authentication-authorization/access-tokens/client-credentials-grant
 *
 * @throws {UpstreamError} if the platform issues none
 */
export async function exchangeClientCredentials(
  env: AdminClientEnv,
): Promise<{readonly token: string; readonly seconds: number}> {
  const answer = await callUpstream(SERVICE, new URL('/admin/oauth/access_token', env.ADMIN_API_URL).href, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: env.ADMIN_CLIENT_ID,
      client_secret: env.ADMIN_CLIENT_SECRET,
    }),
  });
  if (answer.status !== 200) throw new UpstreamError(SERVICE, `${answer.status} for the client credentials`);
  const {access_token: token, expires_in: seconds} = parseUpstream(SERVICE, grantSchema, answer);
  return {token, seconds};
}
