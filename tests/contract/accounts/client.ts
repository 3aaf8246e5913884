import * as oauth from 'oauth4webapi';
import {expect} from 'vitest';
import * as z from 'zod';
import type {Browser, Visit} from './browser';
import {CLIENT_ID, ORIGIN, REDIRECT_URI, SHOP, SHOP_ID} from './start-accounts';
import type {BorrowedAccounts} from './start-accounts';

export const ISSUER = `${ORIGIN}/authentication/${SHOP_ID}`;
export const CLIENT: oauth.Client = {client_id: CLIENT_ID};
export const SCOPE = 'openid email customer-account-api:full';
/** The headers that the Customer Account API requires of a public client in every token and API request. */
export const CLIENT_HEADERS = {origin: SHOP, 'user-agent': 'test'} as const;

/** Asks the Customer Account API who a token belongs to. */
export const WHO = '{ customer { id emailAddress { emailAddress } } }';

/** What a client remembers between its two visits. */
export type Flow = {readonly verifier: string; readonly state: string; readonly nonce: string; readonly url: string};

type LibraryRequest = {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: URLSearchParams | undefined;
};

/** The library's options: the worker instead of the network. */
export function options(accounts: BorrowedAccounts) {
  return {
    [oauth.customFetch]: (url: string, {method, headers, body}: LibraryRequest) =>
      accounts.fetch(url, {method, headers: {...headers, ...CLIENT_HEADERS}, body: body ?? null}),
  };
}

/** Reads the discovery document under the shop's domain, and checks it as the library does. */
export async function discover(accounts: BorrowedAccounts): Promise<oauth.AuthorizationServer> {
  const response = await oauth.discoveryRequest(new URL(ORIGIN), options(accounts));
  return oauth.processDiscoveryResponse(new URL(ISSUER), response);
}

/** Begins a login; `over` replaces parameters of the request or, with `null`, removes them. */
export async function begin(
  server: oauth.AuthorizationServer,
  over: Readonly<Record<string, string | null>> = {},
): Promise<Flow> {
  const [verifier, state, nonce] = [
    oauth.generateRandomCodeVerifier(),
    oauth.generateRandomState(),
    oauth.generateRandomNonce(),
  ];
  const url = new URL(server.authorization_endpoint ?? '');
  const parameters: Readonly<Record<string, string | null>> = {
    client_id: CLIENT_ID,
    response_type: 'code',
    redirect_uri: REDIRECT_URI,
    scope: SCOPE,
    state,
    nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...over,
  };
  for (const [name, value] of Object.entries(parameters)) if (value !== null) url.searchParams.set(name, value);
  return {verifier, state, nonce, url: url.href};
}

/** Goes through the pages of the login with the code from the mail; gives the address at the client. */
export async function logIn(accounts: BorrowedAccounts, tab: Browser, url: string, email: string): Promise<URL> {
  const asked = await tab.submit(await tab.open(url), '/login', {email});
  const entered = await tab.submit(asked, '/login/code', {code: await codeFor(accounts, email)});
  return arrival(entered);
}

/** The code in the latest mail. */
export async function codeFor(accounts: BorrowedAccounts, email: string): Promise<string> {
  return /\b\d{6}\b/.exec((await accounts.mailTo(email)).subject)?.[0] ?? '';
}

/** Where a visit left for. */
export function arrival({leftFor, html}: Visit): URL {
  if (leftFor === null) throw new Error(`The browser stayed: ${html}`);
  return leftFor;
}

/** Changes the code for tokens as the library does: state, PKCE, nonce, id token and its signature are checked. */
export async function exchange(
  accounts: BorrowedAccounts,
  server: oauth.AuthorizationServer,
  flow: Flow,
  returned: URL,
): Promise<oauth.TokenEndpointResponse> {
  const parameters = oauth.validateAuthResponse(server, CLIENT, returned, flow.state);
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    CLIENT,
    oauth.None(),
    parameters,
    REDIRECT_URI,
    flow.verifier,
    options(accounts),
  );
  const tokens = await oauth.processAuthorizationCodeResponse(server, CLIENT, response, {
    expectedNonce: flow.nonce,
    requireIdToken: true,
  });
  await oauth.validateApplicationLevelSignature(server, response, options(accounts));
  return tokens;
}

/** Logs a customer in from beginning to end in a new browser. */
export async function tokensFor(accounts: BorrowedAccounts, email: string): Promise<oauth.TokenEndpointResponse> {
  const server = await discover(accounts);
  const flow = await begin(server);
  return exchange(accounts, server, flow, await logIn(accounts, accounts.browser(), flow.url, email));
}

const replySchema = z.looseObject({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.looseObject({message: z.string()})).optional(),
});

/** Asks the Customer Account API where its discovery document says. */
export async function ask(
  accounts: BorrowedAccounts,
  token: string,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
) {
  const discovered: unknown = await (await accounts.fetch(`${ORIGIN}/.well-known/customer-account-api`)).json();
  const response = await accounts.fetch(z.object({graphql_api: z.string()}).parse(discovered).graphql_api, {
    method: 'POST',
    headers: {...CLIENT_HEADERS, 'content-type': 'application/json', authorization: token},
    body: JSON.stringify({query, variables}),
  });
  return {status: response.status, ...replySchema.parse(await response.json())};
}

/**
 * Makes a function that runs an operation as a customer, whom it logs in where they are not, and returns its data; errors fail
 * the test.
 */
export function askAs(accounts: () => BorrowedAccounts) {
  const tokens = new Map<string, string>();
  return async (email: string, query: string, variables: Readonly<Record<string, unknown>> = {}) => {
    const known = await ask(accounts(), tokens.get(email) ?? 'none', query, variables);
    if (known.status === 401) tokens.set(email, (await tokensFor(accounts(), email)).access_token);
    const reply = known.status === 401 ? await ask(accounts(), tokens.get(email) ?? '', query, variables) : known;
    expect({status: reply.status, errors: reply.errors}).toEqual({status: 200, errors: undefined});
    return reply.data;
  };
}
