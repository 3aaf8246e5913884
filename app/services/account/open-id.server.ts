import * as oauth from 'oauth4webapi';

import {wholeAnswer} from '../answer.server';
import type {ServiceCalls} from '../service-calls.server';
import {ServiceError} from '../service-error.server';

export type Tokens = {
  readonly accessToken: string;
  readonly idToken: string | null;
  readonly refreshToken: string | null;
};

/** Who logged in: the number in `sub`, and the name where the account host tells it. */
export type Identity = {readonly subject: string; readonly firstName: string | null};

/** What a login has to remember between its two visits. */
export type LoginFlow = {readonly verifier: string; readonly nonce: string};

/**
 * The account host as an OpenID provider. Each call throws `ServiceError` when it does not answer; a refusal is a value.
 */
export type OpenId = {
  /** Where a login begins, and what to remember of it under `state`. */
  readonly begin: (state: string, flow: LoginFlow, language: string) => Promise<string>;
  /** Changes the code in the callback's address for tokens; `null` where the host or our own checks refuse it. */
  readonly redeem: (
    callback: URL,
    state: string,
    flow: LoginFlow,
  ) => Promise<{readonly tokens: Tokens & {readonly idToken: string}; readonly identity: Identity} | null>;
  /** New tokens for old; `null` where the login is over. */
  readonly refresh: (refreshToken: string) => Promise<Tokens | null>;
  /** Where a browser ends its login at the account host too; `null` where the host offers none. */
  readonly logoutUrl: (idToken: string, returnTo: string) => Promise<string | null>;
};

type Options = {
  readonly issuer: string;
  readonly clientId: string;
  /** Registered at the account host, letter by letter. */
  readonly redirectUri: string;
  readonly scope: string;
  /** How far this worker's clock is ahead of its machine's, in milliseconds. */
  readonly clockOffset: number;
  readonly calls: ServiceCalls;
};

/** A fresh code verifier and nonce. */
export function newLoginFlow(): LoginFlow {
  return {verifier: oauth.generateRandomCodeVerifier(), nonce: oauth.generateRandomNonce()};
}

type LibraryRequest = {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: URLSearchParams | undefined;
};

/** Sends the library's requests as the shop's own: a question may be asked again, a code or token counts once. */
async function send(calls: ServiceCalls, url: string, {method, headers, body}: LibraryRequest): Promise<Response> {
  const request = {method, headers: {...headers}, redirect: 'manual', ...(body && {body: body.toString()})} as const;
  const ask = (signal: AbortSignal) => wholeAnswer('account', fetch(url, {...request, signal}));
  const answer = method === 'GET' ? await calls.read('account', ask) : await calls.mutate('account', ask);
  return new Response(answer.text, {status: answer.status, headers: answer.headers});
}

/** What the host says, or what our own checks find wrong with its answer to a login. */
function isRefusedLogin(error: unknown): boolean {
  return (
    error instanceof oauth.ResponseBodyError ||
    error instanceof oauth.AuthorizationResponseError ||
    error instanceof oauth.OperationProcessingError
  );
}

/** The host says that the login is over; an answer that cannot be read says nothing. */
function isOver(error: unknown): boolean {
  return error instanceof oauth.ResponseBodyError && error.error === 'invalid_grant';
}

/** `null` for what was refused; everything else that is no outage of the host becomes one. */
async function orRefused<T>(work: Promise<T>, isRefusal: (error: unknown) => boolean): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (isRefusal(error)) return null;
    if (error instanceof ServiceError) throw error;
    throw new ServiceError('account', 'malformed', 'the answer is not usable', {cause: error});
  }
}

const discovered = new Map<string, oauth.AuthorizationServer>();

/** An OpenID Connect client for the account host: code flow with PKCE, state and nonce, a public client without secret. */
export function createOpenId({issuer, clientId, redirectUri, scope, clockOffset, calls}: Options): OpenId {
  const options = {
    [oauth.customFetch]: (url: string, request: LibraryRequest) => send(calls, url, request),
    [oauth.allowInsecureRequests]: issuer.startsWith('http:'),
  };
  const client: oauth.Client = {client_id: clientId, [oauth.clockSkew]: Math.round(clockOffset / 1000)};

  /** What the host says of itself, once per isolate. */
  async function server(): Promise<oauth.AuthorizationServer> {
    const known = discovered.get(issuer);
    if (known) return known;
    const address = new URL(issuer);
    const ask = async () => oauth.processDiscoveryResponse(address, await oauth.discoveryRequest(address, options));
    const found = await orRefused(ask(), () => false);
    if (found === null) throw new ServiceError('account', 'malformed', 'the host describes nothing');
    discovered.set(issuer, found);
    return found;
  }

  async function redeemCode(callback: URL, state: string, {verifier, nonce}: LoginFlow) {
    const host = await server();
    const parameters = oauth.validateAuthResponse(host, client, callback, state);
    const response = await oauth.authorizationCodeGrantRequest(
      host,
      client,
      oauth.None(),
      parameters,
      redirectUri,
      verifier,
      options,
    );
    const answer = await oauth.processAuthorizationCodeResponse(host, client, response, {
      expectedNonce: nonce,
      requireIdToken: true,
    });
    const claims = oauth.getValidatedIdTokenClaims(answer);
    const {idToken, ...tokens} = tokensOf(answer);
    if (claims === undefined || idToken === null) throw new ServiceError('account', 'malformed', 'no id token');
    const name = claims['given_name'];
    return {
      tokens: {...tokens, idToken},
      identity: {subject: claims.sub, firstName: typeof name === 'string' ? name : null},
    };
  }

  return {
    async begin(state, {verifier, nonce}, language) {
      const url = new URL((await server()).authorization_endpoint ?? issuer);
      const parameters = {
        client_id: clientId,
        response_type: 'code',
        redirect_uri: redirectUri,
        scope,
        state,
        nonce,
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ui_locales: language,
      };
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      return url.href;
    },

    redeem: (callback, state, flow) => orRefused(redeemCode(callback, state, flow), isRefusedLogin),

    async refresh(refreshToken) {
      const host = await server();
      const ask = async () => {
        const response = await oauth.refreshTokenGrantRequest(host, client, oauth.None(), refreshToken, options);
        return oauth.processRefreshTokenResponse(host, client, response);
      };
      const answer = await orRefused(ask(), isOver);
      return answer === null ? null : tokensOf(answer);
    },

    async logoutUrl(idToken, returnTo) {
      const endpoint = (await server()).end_session_endpoint;
      if (endpoint === undefined) return null;
      const url = new URL(endpoint);
      url.searchParams.set('id_token_hint', idToken);
      url.searchParams.set('post_logout_redirect_uri', returnTo);
      return url.href;
    },
  };
}

function tokensOf(answer: oauth.TokenEndpointResponse): Tokens {
  return {
    accessToken: answer.access_token,
    idToken: answer.id_token ?? null,
    refreshToken: answer.refresh_token ?? null,
  };
}
