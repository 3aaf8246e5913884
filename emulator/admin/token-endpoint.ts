import {timingSafeEqual} from 'hono/utils/buffer';
import {readTokenForm} from '../shared/token-form';
import {TOKEN_SECONDS, issueAdminToken} from './access-token';
import type {AdminEnv} from './env';

const GRANT = 'client_credentials';

/**
 * Answers `POST /admin/oauth/access_token` by the client credentials grant alone: 400 without a form, for another grant, and where client id and
 * secret are not those of the merchant's own app. Source:
 * https://shopify.dev/docs/apps/build/authentication-authorization/access-tokens/client-credentials-grant
 */
export async function issueByClientCredentials(request: Request, env: AdminEnv): Promise<Response> {
  const read = await readTokenForm(request);
  if (!read.ok) return refused('invalid_request', read.reason);
  const given = (name: string) => read.form.get(name) ?? '';
  if (given('grant_type') !== GRANT) return refused('unsupported_grant_type', `grant_type is not ${GRANT}`);
  const isKnown = await timingSafeEqual(given('client_secret'), env.ADMIN_CLIENT_SECRET);
  if (!isKnown || given('client_id') !== env.ADMIN_CLIENT_ID) {
    return refused('invalid_client', 'The client is unknown, or its secret is wrong');
  }
  return reply(200, {access_token: await issueAdminToken(env), scope: env.ADMIN_SCOPES, expires_in: TOKEN_SECONDS});
}

function refused(error: string, description: string): Response {
  return reply(400, {error, error_description: description});
}

function reply(status: number, body: object): Response {
  return Response.json(body, {status, headers: {'Cache-Control': 'no-store'}});
}
