import * as oauth from 'oauth4webapi';

import {hostedFetch} from '../../runtime/hosted-fetch.server';
import {createTtlMemo} from '../../runtime/ttl-memo.server';
import {wholeAnswer} from '../answer.server';
import type {ServiceCalls} from '../service-calls.server';
import {ServiceError} from '../service-error.server';

/** Where the account host is, and who asks it. */
export type AccountHost = {
  /** The shop's domain on the platform, where the account host describes itself. */
  readonly origin: string;
  /** The name that the account host gives itself there. */
  readonly issuer: string;
  /** Registered at the account host as JavaScript origin. */
  readonly shopOrigin: string;
  readonly calls: ServiceCalls;
};

type LibraryRequest = {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: URLSearchParams | undefined;
};

/** Sends the library's requests by the shop's own calls: a read may be retried, but a code or a refresh token is valid only once. */
async function send(
  {calls, shopOrigin}: AccountHost,
  url: string,
  {method, headers, body}: LibraryRequest,
): Promise<Response> {
  const request = {
    method,
    headers: {...headers, ...clientHeaders(shopOrigin)},
    redirect: 'manual',
    ...(body && {body: body.toString()}),
  } as const;
  const ask = (signal: AbortSignal) => wholeAnswer('account', hostedFetch(url, {...request, signal}));
  const answer = method === 'GET' ? await calls.read('account', ask) : await calls.mutate('account', ask);
  return new Response(answer.text, {status: answer.status, headers: answer.headers});
}

/** Returns the library's options for requests to the host. */
export function requestOptions(host: AccountHost) {
  return {
    [oauth.customFetch]: (url: string, request: LibraryRequest) => send(host, url, request),
    [oauth.allowInsecureRequests]: host.origin.startsWith('http:'),
  };
}

/** How long an isolate caches the host's two discovery documents; their documentation names no lifetime. */
export const DISCOVERY = {ttlMs: 60 * 60 * 1000, maxSize: 10, clock: () => Date.now()} as const;

const discovered = createTtlMemo<oauth.AuthorizationServer>(DISCOVERY);

/**
 * Returns the host's OpenID Connect metadata, read once an hour per isolate.
 * @throws ServiceError when the host does not answer, or its metadata is invalid or names another issuer
 */
export async function discover(host: AccountHost): Promise<oauth.AuthorizationServer> {
  return discovered.get(host.issuer, () => readDescription(host));
}

async function readDescription(host: AccountHost): Promise<oauth.AuthorizationServer> {
  const response = await oauth.discoveryRequest(new URL(host.origin), requestOptions(host));
  try {
    return await oauth.processDiscoveryResponse(new URL(host.issuer), response);
  } catch (error) {
    throw new ServiceError('account', 'malformed', 'the host describes nothing of use', {cause: error});
  }
}

/**
 * Returns the header that the Customer Account API requires of a public client in every token and API request beside the
 * `User-Agent`: the `Origin` that is registered there as JavaScript origin, which is always `https`.
 */
export function clientHeaders(shopOrigin: string): Readonly<Record<'Origin', string>> {
  return {Origin: shopOrigin.replace(/^http:/, 'https:')};
}
