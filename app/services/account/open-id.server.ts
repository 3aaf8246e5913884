import * as oauth from 'oauth4webapi';

import {COUNTRY} from '../../config/languages';
import {ServiceError} from '../service-error.server';
import {discover, requestOptions, type AccountHost} from './account-host.server';
import {readTokenAnswer} from './token-answer.server';

export type Tokens = {
  readonly accessToken: string;
  readonly idToken: string | null;
  readonly refreshToken: string | null;
};

/** The state of a login between its two visits. */
export type LoginFlow = {readonly verifier: string; readonly nonce: string};

/**
 * The account host as an OpenID provider. Each call throws `ServiceError` when it does not answer; a refusal is a value.
 */
export type OpenId = {
  /** Where a login begins, and what to remember of it under `state`. */
  readonly begin: (state: string, flow: LoginFlow, language: string) => Promise<string>;
  /**
   * Changes the code in the callback's address for tokens; `null` where the host or our own checks refuse it. `subject` is the
   * `sub` of the ID token as a text.
   */
  readonly redeem: (
    callback: URL,
    state: string,
    flow: LoginFlow,
  ) => Promise<{readonly tokens: Tokens & {readonly idToken: string}; readonly subject: string} | null>;
  /** Returns new tokens for a refresh token; `null` where the login has ended. */
  readonly refresh: (refreshToken: string) => Promise<Tokens | null>;
  /** Where a browser ends its login at the account host too; `null` where the host offers none. */
  readonly logoutUrl: (idToken: string, returnTo: string) => Promise<string | null>;
};

type Options = AccountHost & {
  readonly clientId: string;
  /** Registered at the account host, letter by letter. */
  readonly redirectUri: string;
  readonly scope: string;
  /** How far this worker's clock is ahead of its machine's, in milliseconds. */
  readonly clockOffset: number;
};

/** Makes a fresh code verifier and nonce. */
export function newLoginFlow(): LoginFlow {
  return {verifier: oauth.generateRandomCodeVerifier(), nonce: oauth.generateRandomNonce()};
}

/**
 * Tells whether an error is a refusal: of the host, or of the library's checks of the host's answer. A status that is none of the
 * protocol's is an outage, such as the host's 401 with an empty `error` (https://github.com/Shopify/hydrogen/pull/3916).
 */
function isRefusedLogin(error: unknown): boolean {
  return (
    error instanceof oauth.ResponseBodyError ||
    error instanceof oauth.AuthorizationResponseError ||
    (error instanceof oauth.OperationProcessingError && error.code !== oauth.RESPONSE_IS_NOT_CONFORM)
  );
}

/** Tells whether the host ended the login; an unreadable answer does not end it. */
function isOver(error: unknown): boolean {
  return error instanceof oauth.ResponseBodyError && error.error === 'invalid_grant';
}

/** Returns the result, `null` for a refusal. Throws `ServiceError` for every other error. */
async function orRefused<T>(work: Promise<T>, isRefusal: (error: unknown) => boolean): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (isRefusal(error)) return null;
    if (error instanceof ServiceError) throw error;
    throw new ServiceError('account', 'malformed', 'the answer is not usable', {cause: error});
  }
}

/** Makes an OpenID Connect client for the account host: code flow with PKCE, state and nonce, a public client without secret. */
export function createOpenId({clientId, redirectUri, scope, clockOffset, ...accountHost}: Options): OpenId {
  const options = requestOptions(accountHost);
  const client: oauth.Client = {client_id: clientId, [oauth.clockSkew]: Math.round(clockOffset / 1000)};

  async function redeemCode(callback: URL, state: string, {verifier, nonce}: LoginFlow) {
    const host = await discover(accountHost);
    const parameters = oauth.validateAuthResponse(host, client, callback, state);
    const {response, idToken} = await readTokenAnswer(
      await oauth.authorizationCodeGrantRequest(host, client, oauth.None(), parameters, redirectUri, verifier, options),
    );
    const answer = await oauth.processAuthorizationCodeResponse(host, client, response, {
      expectedNonce: nonce,
      requireIdToken: true,
    });
    const claims = oauth.getValidatedIdTokenClaims(answer);
    if (claims === undefined || idToken === null) throw new ServiceError('account', 'malformed', 'no id token');
    return {tokens: {...tokensOf(answer), idToken}, subject: claims.sub};
  }

  return {
    async begin(state, {verifier, nonce}, language) {
      const endpoint = (await discover(accountHost)).authorization_endpoint ?? accountHost.issuer;
      return withParameters(endpoint, {
        client_id: clientId,
        response_type: 'code',
        redirect_uri: redirectUri,
        scope,
        state,
        nonce,
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        // https://shopify.dev/docs/storefronts/headless/building-with-the-customer-account-api/market-aware-auth-urls
        locale: language,
        region_country: COUNTRY,
      });
    },

    redeem: (callback, state, flow) => orRefused(redeemCode(callback, state, flow), isRefusedLogin),

    async refresh(refreshToken) {
      const host = await discover(accountHost);
      const ask = async () => {
        const {response, idToken} = await readTokenAnswer(
          await oauth.refreshTokenGrantRequest(host, client, oauth.None(), refreshToken, options),
        );
        return {...tokensOf(await oauth.processRefreshTokenResponse(host, client, response)), idToken};
      };
      return orRefused(ask(), isOver);
    },

    async logoutUrl(idToken, returnTo) {
      const endpoint = (await discover(accountHost)).end_session_endpoint;
      if (endpoint === undefined) return null;
      return withParameters(endpoint, {id_token_hint: idToken, post_logout_redirect_uri: returnTo});
    },
  };
}

function withParameters(address: string, parameters: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

function tokensOf(answer: oauth.TokenEndpointResponse): Omit<Tokens, 'idToken'> {
  return {accessToken: answer.access_token, refreshToken: answer.refresh_token ?? null};
}
