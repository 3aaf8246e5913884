import {afterEach, describe, expect, it, vi} from 'vitest';

import {answerRequests, type SentRequest} from '../fetch.fixture';
import {freshCalls} from '../service-calls.fixture';
import {ServiceError} from '../service-error.server';
import {createOpenId, newLoginFlow} from './open-id.server';

const CLIENT = 'client-1';
const SHOP = 'https://shop.example/account/authorize';
const PLATFORM = 'https://shop.myshopify.example';
const FLOW = {verifier: 'a-verifier-of-at-least-forty-three-characters-1', nonce: 'nonce-1'};
let issuers = 0;

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

type Host = {
  /** What the host says of itself beside its endpoints. */
  readonly discovery?: object | Response;
  /** The answer to a code or to a refresh token. */
  readonly token?: object | Response;
  readonly claims?: object;
  readonly clockOffset?: number;
  /** The first answer to the first question. */
  readonly first?: Response;
};

/** An account host of its own for each test: what it says of itself is asked for once per isolate. */
function createHost({discovery = {}, token, claims = {}, clockOffset = 0, first}: Host = {}) {
  const issuer = `https://account-${++issuers}.example`;
  const seconds = Math.floor((Date.now() + clockOffset) / 1000);
  const idToken = [
    encoded({alg: 'RS256'}),
    encoded({iss: issuer, aud: CLIENT, sub: '7003', nonce: FLOW.nonce, iat: seconds, exp: seconds + 600, ...claims}),
    'c2lnbmF0dXJl',
  ].join('.');
  const tokens = {
    access_token: 'shcat_1',
    token_type: 'Bearer',
    expires_in: 3600,
    id_token: idToken,
    refresh_token: 'r1',
  };
  let left = first;
  const sent = answerRequests((request) => {
    const answer = left ?? answerTo(request, issuer, {discovery, token: token ?? tokens});
    left = undefined;
    return answer;
  });
  const openId = createOpenId({
    origin: PLATFORM,
    issuer,
    clientId: CLIENT,
    redirectUri: SHOP,
    scope: 'openid email',
    shopOrigin: 'http://localhost:3000',
    clockOffset,
    calls: freshCalls(),
  });
  const redeem = (query = 'code=c1&state=s1', state = 's1') => openId.redeem(new URL(`${SHOP}?${query}`), state, FLOW);
  return {issuer, openId, sent, redeem, idToken, tokens};
}

function answerTo(
  {url}: SentRequest,
  issuer: string,
  {discovery, token}: {readonly discovery: object | Response; readonly token: NonNullable<Host['token']>},
): Response {
  if (url === `${PLATFORM}/.well-known/openid-configuration`) {
    if (discovery instanceof Response) return discovery.clone();
    return Response.json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      ...discovery,
    });
  }
  return token instanceof Response ? token.clone() : Response.json(token);
}

const parametersOf = ({body}: SentRequest) => Object.fromEntries(new URLSearchParams(String(body)));

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a login begins', () => {
  it('at the account host, with everything that the way back is checked by', async () => {
    const {issuer, openId} = createHost();
    const url = new URL(await openId.begin('s1', FLOW, 'de'));
    expect(url.origin + url.pathname).toBe(`${issuer}/authorize`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: CLIENT,
      response_type: 'code',
      redirect_uri: SHOP,
      scope: 'openid email',
      state: 's1',
      nonce: 'nonce-1',
      // SHA-256 of the verifier.
      code_challenge: 'MAkp9xe7yEDxOM61OhqSTgRlS2ApUTI3IUoNjXvWNgg',
      code_challenge_method: 'S256',
      locale: 'de',
      region_country: 'DE',
    });
  });

  it('with a verifier and a nonce of its own', () => {
    const [first, second] = [newLoginFlow(), newLoginFlow()];
    expect(first.verifier.length).toBeGreaterThanOrEqual(43);
    expect(first.verifier).not.toBe(second.verifier);
    expect(first.nonce).not.toBe(second.nonce);
    expect(first.nonce).not.toBe(first.verifier);
  });

  it('after the host was asked once what it offers, under the domain of the shop', async () => {
    const {openId, sent} = createHost();
    await openId.begin('s1', FLOW, 'de');
    await openId.begin('s2', FLOW, 'de');
    expect(sent.map(({url}) => url)).toEqual([`${PLATFORM}/.well-known/openid-configuration`]);
  });

  it('although the host fails at first', async () => {
    const {openId, sent} = createHost({first: new Response(null, {status: 503})});
    await openId.begin('s1', FLOW, 'de');
    expect(sent).toHaveLength(2);
  });

  it.each([
    ['is another one', {issuer: 'https://evil.example'}],
    ['describes nothing', new Response('<html>')],
    ['is not found', new Response(null, {status: 404})],
  ])('never at a host that %s', async (_, discovery) => {
    const {openId} = createHost({discovery});
    const expected = {service: 'account', failure: 'malformed'};
    await expect(openId.begin('s1', FLOW, 'de')).rejects.toMatchObject(expected);
    await expect(openId.begin('s1', FLOW, 'de')).rejects.toBeInstanceOf(ServiceError);
  });
});

describe('a login ends', () => {
  it('with tokens for the code, and who logged in', async () => {
    const {issuer, redeem, sent, idToken} = createHost();
    expect(await redeem()).toEqual({
      tokens: {accessToken: 'shcat_1', idToken, refreshToken: 'r1'},
      subject: '7003',
    });
    const request = sent.find(({url}) => url === `${issuer}/token`);
    expect(request?.method).toBe('POST');
    expect(request && parametersOf(request)).toEqual({
      client_id: CLIENT,
      grant_type: 'authorization_code',
      code: 'c1',
      redirect_uri: SHOP,
      code_verifier: FLOW.verifier,
    });
  });

  it('with a subject that is a number, as one that is a text, and the ID token as it was signed', async () => {
    const {redeem, openId, idToken} = createHost({claims: {sub: 8257176207549, email: 'müller+ß@example.com'}});
    expect(await redeem()).toMatchObject({tokens: {idToken}, subject: '8257176207549'});
    expect(await openId.refresh('r1')).toMatchObject({idToken});
  });

  it('by the clock of the worker, however far ahead it is', async () => {
    expect(await createHost({clockOffset: 30 * 24 * 3_600_000}).redeem()).not.toBeNull();
  });

  it.each<readonly [string, {readonly host?: Host; readonly query?: string; readonly state?: string}]>([
    ['the host says so', {host: {token: Response.json({error: 'invalid_grant'}, {status: 400})}}],
    ['the shopper ended it', {query: 'error=access_denied&state=s1'}],
    ['the state is another', {state: 's2'}],
    ['the nonce is another', {host: {claims: {nonce: 'nonce-2'}}}],
    ['it is for another client', {host: {claims: {aud: 'client-2'}}}],
    ['it is over', {host: {claims: {exp: 1}}}],
    ['the subject is no whole number', {host: {claims: {sub: 0.5}}}],
    ['there is no id token', {host: {token: {access_token: 'shcat_1', token_type: 'Bearer'}}}],
  ])('with a refusal where %s', async (_, {host, query, state}) => {
    expect(await createHost(host).redeem(query, state)).toBeNull();
  });

  it('with an outage where the host fails, and its code is not sent again', async () => {
    const {issuer, redeem, sent} = createHost({token: new Response(null, {status: 503})});
    await expect(redeem()).rejects.toMatchObject({service: 'account', failure: 'status'});
    expect(sent.filter(({url}) => url === `${issuer}/token`)).toHaveLength(1);
  });

  it('with an outage where the host names no error', async () => {
    const {redeem} = createHost({token: passingFault()});
    await expect(redeem()).rejects.toMatchObject({service: 'account', failure: 'malformed'});
  });
});

/** An answer of the platform's token endpoint that passes: https://github.com/Shopify/hydrogen/pull/3916 */
const passingFault = () => Response.json({error: '', error_description: 'Access token request error.'}, {status: 401});

describe('new tokens for old', () => {
  it('come for the refresh token', async () => {
    const {issuer, openId, sent} = createHost({
      token: {access_token: 'shcat_2', token_type: 'Bearer', expires_in: 3600, refresh_token: 'r2'},
    });
    expect(await openId.refresh('r1')).toEqual({accessToken: 'shcat_2', idToken: null, refreshToken: 'r2'});
    const request = sent.find(({url}) => url === `${issuer}/token`);
    expect(request && parametersOf(request)).toEqual({
      client_id: CLIENT,
      grant_type: 'refresh_token',
      refresh_token: 'r1',
    });
  });

  it('come for requests that name the registered origin, encrypted, and their agent', async () => {
    const {issuer, openId, redeem, sent} = createHost();
    await redeem();
    await openId.refresh('r1');
    const requests = sent.filter(({url}) => url === `${issuer}/token`);
    expect(requests).toHaveLength(2);
    for (const {headers} of requests) {
      expect(headers.get('Origin')).toBe('https://localhost:3000');
      expect(headers.get('User-Agent')).toBeTruthy();
    }
  });

  it('may come without a new refresh token', async () => {
    const {openId} = createHost({token: {access_token: 'shcat_2', token_type: 'Bearer', expires_in: 3600}});
    expect(await openId.refresh('r1')).toMatchObject({refreshToken: null});
  });

  it('do not come where the login is over', async () => {
    const {openId} = createHost({token: Response.json({error: 'invalid_grant'}, {status: 400})});
    expect(await openId.refresh('r1')).toBeNull();
  });

  it.each([
    ['refuses for another reason', Response.json({error: 'invalid_client'}, {status: 400}), 'malformed'],
    ['names no error', passingFault(), 'malformed'],
    ['says nothing of use', new Response('<html>', {status: 200}), 'malformed'],
    ['fails', new Response(null, {status: 503}), 'status'],
  ])('do not come where the host %s, which is an outage', async (_, token, failure) => {
    const {openId} = createHost({token});
    await expect(openId.refresh('r1')).rejects.toMatchObject({service: 'account', failure});
  });
});

describe('a logout', () => {
  it('leads to the account host and back', async () => {
    const {openId} = createHost({discovery: {end_session_endpoint: 'https://account.example/logout'}});
    const url = new URL((await openId.logoutUrl('id-1', 'https://shop.example/')) ?? '');
    expect(url.origin + url.pathname).toBe('https://account.example/logout');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      id_token_hint: 'id-1',
      post_logout_redirect_uri: 'https://shop.example/',
    });
  });

  it('leads nowhere where the host offers none', async () => {
    expect(await createHost().openId.logoutUrl('id-1', 'https://shop.example/')).toBeNull();
  });
});
