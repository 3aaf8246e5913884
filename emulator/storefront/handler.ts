import * as z from 'zod';
import {servedVersion} from '../shared/api-versions';
import type {GraphqlRequest} from '../shared/graphql-request';
import {MAX_BODY_CHARACTERS, readGraphqlRequest} from '../shared/graphql-request';
import type {StorefrontEnv} from './env';
import {answerOperation} from './answers';

const ADDRESS = /^\/api\/([^/]+)\/graphql(?:\.json)?$/;
const PUBLIC_TOKEN = 'X-Shopify-Storefront-Access-Token';
const PRIVATE_TOKEN = 'Shopify-Storefront-Private-Token';
const BUYER_IP = 'Shopify-Storefront-Buyer-IP';
const internetAddressSchema = z.union([z.ipv4(), z.ipv6()]);
/** What the platform's own clients send of themselves, from browsers too. */
const CLIENT_HEADERS = ['X-SDK-Variant', 'X-SDK-Variant-Source', 'X-SDK-Version'];
const CORS = {'access-control-allow-origin': '*'} as const;
const HEADERS = {...CORS, 'cache-control': 'no-store'} as const;

/**
 * Answers `POST /api/{version}/graphql.json` as the platform does: 404 for another address or an unknown version, an ended
 * version by the oldest that is served (`X-Shopify-API-Version` says which answered), 401 with a wrong access token (without one
 * only part of the shop is open), 400 for a body that is no GraphQL request, else 200 with `data` and `errors`. The address of the
 * buyer has to be one; its refusal, 400, is invented.
 */
export async function handleStorefront(request: Request, env: StorefrontEnv): Promise<Response> {
  const version = servedVersion(ADDRESS.exec(new URL(request.url).pathname)?.[1] ?? '');
  if (version === null) return reply(404, {errors: 'Not Found'});
  if (request.method === 'OPTIONS') return preflight();
  if (request.method !== 'POST') return reply(405, {errors: 'Method Not Allowed'}, {allow: 'POST, OPTIONS'});
  const access = accessOf(request.headers, env);
  if (access === 'refused') return reply(401, {errors: [{message: '', extensions: {code: 'UNAUTHORIZED'}}]});
  const buyerIp = request.headers.get(BUYER_IP);
  if (buyerIp !== null && !internetAddressSchema.safeParse(buyerIp).success)
    return reply(400, {errors: {buyerIp: 'is no internet address'}});
  const text = await request.text();
  if (text.length > MAX_BODY_CHARACTERS) return reply(413, {errors: 'Payload Too Large'});
  const body = readBody(text, request.headers.get('content-type') ?? '');
  if (body === null) return reply(400, {errors: {query: 'Required parameter missing or invalid'}});
  const {query, variables, operationName} = body;
  const isTokenless = access === 'tokenless';
  const operation = {version, isTokenless, query, variables: variables ?? {}, operationName};
  const headers = {...HEADERS, 'content-type': 'application/json', 'x-shopify-api-version': version};
  return new Response(await answerOperation(operation, env), {headers});
}

function accessOf(headers: Headers, env: StorefrontEnv): 'token' | 'tokenless' | 'refused' {
  const [publicToken, privateToken] = [headers.get(PUBLIC_TOKEN), headers.get(PRIVATE_TOKEN)];
  if (publicToken === null && privateToken === null) return 'tokenless';
  const isRight = publicToken === env.STOREFRONT_PUBLIC_TOKEN || privateToken === env.STOREFRONT_PRIVATE_TOKEN;
  return isRight ? 'token' : 'refused';
}

function readBody(text: string, contentType: string): GraphqlRequest | null {
  if (contentType.startsWith('application/graphql'))
    return text === '' ? null : {query: text, variables: null, operationName: null};
  return readGraphqlRequest(text);
}

function reply(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(body, {status, headers: {...HEADERS, ...headers}});
}

function preflight(): Response {
  const headers = {
    ...CORS,
    'access-control-allow-methods': 'POST, OPTIONS',
    'access-control-allow-headers': ['content-type', PUBLIC_TOKEN, ...CLIENT_HEADERS].join(', '),
    'access-control-max-age': '86400',
  };
  return new Response(null, {status: 204, headers});
}
