/** How the shop and its service API name themselves to the hosted services. */
const USER_AGENT = 'Lichtung/1.0';

/**
 * Returns the headers of a call to a hosted service, with a `User-Agent` where they have none. The runtime's `fetch` adds none
 * (https://github.com/unjs/unstorage/issues/643), and the platform answers some calls without one with 403
 * (https://github.com/phpclassic/php-shopify/pull/55).
 */
export function withUserAgent(headers?: HeadersInit): Headers {
  const named = new Headers(headers);
  if (!named.get('User-Agent')) named.set('User-Agent', USER_AGENT);
  return named;
}
