import {GRAPHQL_SERVICES} from './services';
import type {Service} from './services';

/**
 * Returns the answer of a service to a client that asks too often: the GraphQL services with 200 and the error
 * `THROTTLED`, the storefront with 430 to those it suspects, all others with 429 and `Retry-After`.
 *
 * @param status 200, 429 or 430; what the service does of itself unless set
 */
export function throttled(service: Service, status: number = GRAPHQL_SERVICES.includes(service) ? 200 : 429): Response {
  if (status === 200) {
    const extensions = {code: 'THROTTLED', documentation: 'https://shopify.dev/api/usage/rate-limits'};
    return Response.json({errors: [{message: 'Throttled', extensions}]}, {headers: CORS});
  }
  return Response.json(bodyOf(service), {status, headers: {...CORS, ...(status === 429 ? {'Retry-After': '1'} : {})}});
}

const CORS = {'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store'} as const;

function bodyOf(service: Service): unknown {
  switch (service) {
    case 'service-api':
      return {error: {code: 'rate_limited'}};
    case 'search':
      return {message: 'Too Many Requests', status: 429};
    case 'subscriptions':
      return {errors: 'Too many requests.'};
    case 'cms':
      return {statusCode: 429, error: 'Too Many Requests', message: 'Rate limit exceeded'};
    case 'accounts':
      return {error: 'temporarily_unavailable'};
    case 'errors':
      return {detail: 'rate limited'};
    default:
      return {errors: 'Too Many Requests'};
  }
}
