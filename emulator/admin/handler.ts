import {execute} from 'graphql';
import type {GraphQLError} from 'graphql';
import type {ServedVersion} from '../shared/api-versions';
import {servedVersion} from '../shared/api-versions';
import {now} from '../shared/clock';
import {formatError, formatThrown} from '../shared/graphql-error';
import type {GraphqlRequest} from '../shared/graphql-request';
import {MAX_BODY_CHARACTERS, readGraphqlRequest} from '../shared/graphql-request';
import {overCost} from '../shared/query-cost';
import {checkedDocument} from '../storefront/documents';
import {resolveField} from '../storefront/field';
import {shop} from '../storefront/shop';
import {deniedOperations} from './access-scopes';
import {scopesOfToken} from './access-token';
import type {AdminEnv} from './env';
import {operations} from './operations';
import {schemaOf} from './schema';

const ADDRESS = /^\/admin\/api\/([^/]+)\/graphql\.json$/;
const SERVICE = 'Admin API';
const WRONG_TOKEN = '[API] Invalid API key or access token (unrecognized login or wrong password)';

type AdminRequest = GraphqlRequest & {
  readonly version: ServedVersion;
  readonly granted: readonly string[];
};

/**
 * Answers `POST /admin/api/{version}/graphql.json` of the merchant's own app: 404 for another address or an unknown version,
 * 401 without a live access token in `X-Shopify-Access-Token`, 400 for a body that is no GraphQL request, else 200 with `data` and
 * `errors`. Source: https://shopify.dev/docs/api/admin-graphql
 */
export async function handleAdmin(request: Request, env: AdminEnv): Promise<Response> {
  const version = servedVersion(ADDRESS.exec(new URL(request.url).pathname)?.[1] ?? '');
  if (version === null) return reply(404, {errors: 'Not Found'});
  if (request.method !== 'POST') return reply(405, {errors: 'Method Not Allowed'}, {allow: 'POST'});
  const granted = await scopesOfToken(env, request.headers.get('x-shopify-access-token') ?? '');
  if (granted === null) return reply(401, {errors: WRONG_TOKEN});
  const text = await request.text();
  if (text.length > MAX_BODY_CHARACTERS) return reply(413, {errors: 'Payload Too Large'});
  const body = readGraphqlRequest(text);
  if (body === null) return reply(400, {errors: {query: 'Required parameter missing or invalid'}});
  return reply(200, await run({...body, version, granted}, env), {'x-shopify-api-version': version});
}

async function run({version, granted, query, variables, operationName}: AdminRequest, env: AdminEnv): Promise<object> {
  const schema = schemaOf(version);
  const checked = checkedDocument(schema, query);
  if ('errors' in checked) return {errors: checked.errors.map(format)};
  const refused = overCost(schema, {document: checked.document, operationName, variables: variables ?? {}});
  if (refused !== null) return {errors: [refused]};
  try {
    const {data, errors} = await execute({
      schema,
      document: checked.document,
      operationName,
      variableValues: variables ?? {},
      rootValue: operations({env, granted, shop: shop(), at: now(env)}),
      contextValue: {denied: deniedOperations(granted)},
      fieldResolver: resolveField,
    });
    return {...(data === undefined ? {} : {data}), ...(errors === undefined ? {} : {errors: errors.map(format)})};
  } catch (error) {
    return {errors: [formatThrown(error, SERVICE)]};
  }
}

function reply(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(body, {status, headers: {'cache-control': 'no-store', ...headers}});
}

function format(error: GraphQLError) {
  return formatError(error, SERVICE);
}
