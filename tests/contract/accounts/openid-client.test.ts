import * as client from 'openid-client';
import {beforeAll, describe, expect, it} from 'vitest';
import * as z from 'zod';

import {CLIENT_HEADERS, ISSUER, logIn, SCOPE} from './client';
import {CLIENT_ID, LOGOUT_URI, ORIGIN, REDIRECT_URI, borrowAccounts} from './start-accounts';
import type {BorrowedAccounts} from './start-accounts';

const discoverySchema = z.object({graphql_api: z.url()});
const WHO = JSON.stringify({query: '{ customer { emailAddress { emailAddress } } }'});

let accounts: BorrowedAccounts;
let config: client.Configuration;

beforeAll(async () => {
  accounts = await borrowAccounts();
  config = await client.discovery(new URL('/.well-known/openid-configuration', ORIGIN), CLIENT_ID, {}, client.None(), {
    [client.customFetch]: asPublicClient,
  });
}, 60_000);

/** The worker instead of the network, with what browsers send of themselves. */
function asPublicClient(url: string, {method, headers, body}: client.CustomFetchOptions): Promise<Response> {
  const form = body instanceof URLSearchParams ? body : null;
  return accounts.fetch(url, {method, headers: {...headers, ...CLIENT_HEADERS}, body: form});
}

type Login = {readonly checks: client.AuthorizationCodeGrantChecks & {pkceCodeVerifier: string}; readonly back: URL};

/** A login up to the address that the customer comes back to. */
async function begin(email: string): Promise<Login> {
  const checks = {
    pkceCodeVerifier: client.randomPKCECodeVerifier(),
    expectedState: client.randomState(),
    expectedNonce: client.randomNonce(),
    idTokenExpected: true,
  };
  const address = client.buildAuthorizationUrl(config, {
    redirect_uri: REDIRECT_URI,
    scope: SCOPE,
    state: checks.expectedState,
    nonce: checks.expectedNonce,
    code_challenge: await client.calculatePKCECodeChallenge(checks.pkceCodeVerifier),
    code_challenge_method: 'S256',
  });
  return {checks, back: await logIn(accounts, accounts.browser(), address.href, email)};
}

const tokensFor = async (email: string) => {
  const {checks, back} = await begin(email);
  return client.authorizationCodeGrant(config, back, checks);
};

describe('openid-client, unmodified', () => {
  it('discovers the service under the domain of the shop', () => {
    expect(config.serverMetadata()).toMatchObject({issuer: ISSUER});
    expect(config.serverMetadata().supportsPKCE()).toBe(true);
  });

  it('changes a code for tokens, whose claims it checks', async () => {
    const tokens = await tokensFor('lena.hoffmann@example.com');
    expect(tokens.claims()).toMatchObject({iss: ISSUER, aud: CLIENT_ID, email: 'lena.hoffmann@example.com'});
    expect(tokens.expiresIn()).toBeGreaterThan(3000);
  });

  it('asks the Customer Account API with the access token', async () => {
    const {access_token: token} = await tokensFor('lena.hoffmann@example.com');
    const described = await accounts.fetch(`${ORIGIN}/.well-known/customer-account-api`);
    const address = discoverySchema.parse(await described.json()).graphql_api;
    // The API wants the token without `Bearer`, which the client's own `fetchProtectedResource` puts before it.
    const headers = {'Content-Type': 'application/json', Authorization: token, ...CLIENT_HEADERS};
    const answer = await accounts.fetch(address, {method: 'POST', headers, body: WHO});
    expect(await answer.json()).toEqual({
      data: {customer: {emailAddress: {emailAddress: 'lena.hoffmann@example.com'}}},
    });
  });

  it('refreshes, and is refused with a refresh token that was used', async () => {
    const {refresh_token: first = ''} = await tokensFor('lena.hoffmann@example.com');
    const renewed = await client.refreshTokenGrant(config, first);
    expect(renewed.refresh_token).not.toBe(first);
    expect(renewed.id_token).toBeUndefined();
    await expect(client.refreshTokenGrant(config, first)).rejects.toMatchObject({error: 'invalid_grant'});
  });

  it('is refused with a wrong verifier, and with a code that was used', async () => {
    const other = await begin('lena.hoffmann@example.com');
    const checks = {...other.checks, pkceCodeVerifier: client.randomPKCECodeVerifier()};
    await expect(client.authorizationCodeGrant(config, other.back, checks)).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    const used = await begin('lena.hoffmann@example.com');
    await client.authorizationCodeGrant(config, used.back, used.checks);
    await expect(client.authorizationCodeGrant(config, used.back, used.checks)).rejects.toMatchObject({
      error: 'invalid_grant',
    });
  });

  it('refuses an answer of another login by itself', async () => {
    const {checks, back} = await begin('lena.hoffmann@example.com');
    back.searchParams.set('state', 'another');
    await expect(client.authorizationCodeGrant(config, back, checks)).rejects.toThrow();
  });

  it('leads to the end of the session and back', async () => {
    const {id_token: hint = ''} = await tokensFor('lena.hoffmann@example.com');
    const address = client.buildEndSessionUrl(config, {id_token_hint: hint, post_logout_redirect_uri: LOGOUT_URI});
    const answer = await accounts.fetch(address);
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, LOGOUT_URI]);
  });
});
