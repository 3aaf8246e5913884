import {API_SCOPE, readAccessToken} from '../access-token';
import type {TokenReading} from '../access-token';
import {servedVersion} from '../../shared/api-versions';
import {MAX_BODY_CHARACTERS, readGraphqlRequest} from '../../shared/graphql-request';
import {refuseClient} from '../public-client';
import {settingsOf} from '../settings';
import {executeAccountOperation} from './execute';
import type {CustomerApiEnv} from './execute';

const ADDRESS = /^\/([^/]+)\/account\/customer\/api\/([^/]+)\/graphql(?:\.json)?$/;
const CORS = {'access-control-allow-origin': '*'} as const;

const REFUSALS: Readonly<Record<(TokenReading & {ok: false})['reason'], string>> = {
  'missing-prefix': 'Invalid token, missing prefix shcat_.',
  invalid: 'Invalid token',
  expired: 'Invalid token, it has expired',
  revoked: 'Invalid token, it was revoked',
};

/**
 * Answers `POST /{shop}/account/customer/api/{version}/graphql`: 404 for another address or an unknown version, an ended
 * version by the oldest that is served (`X-Shopify-API-Version` says which answered), 401 without an access token that
 * counts (in `Authorization`, without `Bearer`) or a registered `Origin`, 403 where the token lacks the API's scope, 400 for a body that is no
 * GraphQL request, else 200 with `data` and `errors`.
 */
export async function handleCustomerApi(request: Request, env: CustomerApiEnv): Promise<Response> {
  const [, shopId, asked = ''] = ADDRESS.exec(new URL(request.url).pathname) ?? [];
  const version = servedVersion(asked);
  if (shopId !== env.SHOP_ID || version === null) return reply(404, {errors: 'Not Found'});
  if (request.method === 'OPTIONS') return preflight();
  if (request.method !== 'POST') return reply(405, {errors: 'Method Not Allowed'}, {allow: 'POST, OPTIONS'});
  const refused = refuseClient(request.headers, settingsOf(env).javascriptOrigins);
  if (refused !== null) return reply(refused.status, {errors: refused.message}, refused.headers);
  const token = request.headers.get('authorization');
  if (token === null || token === '') return refusal(401, 'Missing authorization header', 'UNAUTHORIZED');
  const reading = await readAccessToken(env, token);
  if (!reading.ok) return refusal(401, REFUSALS[reading.reason], 'UNAUTHORIZED');
  if (!reading.scope.split(' ').includes(API_SCOPE)) return refusal(403, `Missing scope ${API_SCOPE}`, 'ACCESS_DENIED');
  const text = await request.text();
  if (text.length > MAX_BODY_CHARACTERS) return reply(413, {errors: 'Payload Too Large'});
  const body = readGraphqlRequest(text);
  if (body === null) return refusal(400, 'Required parameter missing or invalid', 'BAD_REQUEST');
  const {query, variables, operationName} = body;
  const wanted = {version, query, variables: variables ?? {}, operationName};
  const result = await executeAccountOperation(wanted, reading.customer, env);
  return reply(200, result, {'x-shopify-api-version': version});
}

function refusal(status: number, message: string, code: string): Response {
  return reply(status, {errors: [{message, extensions: {code}}]});
}

function reply(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(body, {status, headers: {...CORS, 'cache-control': 'no-store', ...headers}});
}

function preflight(): Response {
  const headers = {
    ...CORS,
    'access-control-allow-methods': 'POST, OPTIONS',
    'access-control-allow-headers': 'content-type, authorization',
    'access-control-max-age': '86400',
  };
  return new Response(null, {status: 204, headers});
}
