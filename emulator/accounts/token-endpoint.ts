import type {Context} from 'hono';
import {now} from '../shared/clock';
import {readTokenForm} from '../shared/token-form';
import {issueAccessToken} from './access-token';
import type {App} from './authorize';
import {issueIdToken} from './id-token';
import {refuseClient} from './public-client';
import {handleText, readHandle} from './secret';
import type {Redemption} from './session-object';
import {settingsOf} from './settings';

/** What the platform writes before every refresh token. */
const REFRESH_TOKEN_PREFIX = 'shcrt_';
const VERIFIER = /^[A-Za-z0-9._~-]{43,128}$/;

type TokenError = 'invalid_request' | 'invalid_client' | 'invalid_grant' | 'unsupported_grant_type';

/**
 * Answers `POST …/oauth/token` (RFC 6749, sections 4.1.3, 5 and 6): a public client changes a code or a refresh token for
 * tokens. It has to name a registered `Origin` (401).
 */
export async function exchangeToken(c: Context<App>): Promise<Response> {
  c.header('Pragma', 'no-cache');
  const refusal = refuseClient(c.req.raw.headers, settingsOf(c.env).javascriptOrigins);
  if (refusal !== null)
    return c.json({error: 'invalid_token', error_description: refusal.message}, refusal.status, refusal.headers);
  const read = await readTokenForm(c.req.raw);
  if (!read.ok) return refused(c, 'invalid_request', read.reason);
  const {form} = read;
  const clientId = form.get('client_id');
  if (clientId === null) return refused(c, 'invalid_request', 'client_id is missing');
  if (clientId !== settingsOf(c.env).clientId) return refused(c, 'invalid_client', 'The client is unknown');
  switch (form.get('grant_type')) {
    case 'authorization_code':
      return redeemCode(c, form, clientId);
    case 'refresh_token':
      return refresh(c, form, clientId);
    case null:
      return refused(c, 'invalid_request', 'grant_type is missing');
    default:
      return refused(c, 'unsupported_grant_type', 'grant_type must be authorization_code or refresh_token');
  }
}

async function redeemCode(c: Context<App>, form: URLSearchParams, clientId: string): Promise<Response> {
  const [code, redirectUri, verifier] = [form.get('code'), form.get('redirect_uri'), form.get('code_verifier')];
  if (code === null) return refused(c, 'invalid_request', 'code is missing');
  if (redirectUri === null) return refused(c, 'invalid_request', 'redirect_uri is missing');
  if (!VERIFIER.test(verifier ?? '')) return refused(c, 'invalid_request', 'code_verifier is missing or invalid');
  const handle = readHandle(code);
  if (handle === null) return refused(c, 'invalid_grant', 'The authorization code is unknown');
  const request = {secret: handle.secret, clientId, redirectUri, verifier: verifier ?? ''};
  const result = await c.env.SESSIONS.getByName(handle.id).redeem(request, now(c.env));
  if (!result.ok) return refused(c, 'invalid_grant', result.description);
  return issue(c, handle.id, result, {withIdToken: true});
}

async function refresh(c: Context<App>, form: URLSearchParams, clientId: string): Promise<Response> {
  const token = form.get('refresh_token');
  if (token === null) return refused(c, 'invalid_request', 'refresh_token is missing');
  const handle = token.startsWith(REFRESH_TOKEN_PREFIX) ? readHandle(token.slice(REFRESH_TOKEN_PREFIX.length)) : null;
  if (handle === null) return refused(c, 'invalid_grant', 'The refresh token is unknown');
  const result = await c.env.SESSIONS.getByName(handle.id).refresh(handle.secret, clientId, now(c.env));
  if (!result.ok) return refused(c, 'invalid_grant', result.description);
  return issue(c, handle.id, result, {withIdToken: false});
}

/** Answers with new tokens. The ID token of the code counts on: a refresh gives none (https://github.com/Shopify/hydrogen/pull/2112). */
async function issue(
  c: Context<App>,
  sessionId: string,
  {grant, refreshSecret}: Redemption & {ok: true},
  {withIdToken}: {readonly withIdToken: boolean},
): Promise<Response> {
  const customer = await c.env.CUSTOMERS.getByName(String(grant.customer)).read();
  if (customer === null) return refused(c, 'invalid_grant', 'The customer does not exist');
  return c.json({
    access_token: await issueAccessToken(c.env, grant, sessionId),
    token_type: 'Bearer',
    expires_in: settingsOf(c.env).accessTokenSeconds,
    ...(withIdToken && {id_token: await issueIdToken(c.env, grant, customer)}),
    refresh_token: REFRESH_TOKEN_PREFIX + handleText({id: sessionId, secret: refreshSecret}),
  });
}

function refused(c: Context<App>, error: TokenError, description: string): Response {
  return c.json({error, error_description: description}, error === 'invalid_client' ? 401 : 400);
}
