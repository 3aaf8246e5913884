import * as oauth from 'oauth4webapi';
import {decodeJwt} from 'jose';
import {afterEach, beforeAll, describe, expect, it} from 'vitest';
import * as z from 'zod';
import {
  arrival,
  ask,
  begin,
  CLIENT,
  CLIENT_HEADERS,
  discover,
  exchange,
  ISSUER,
  logIn,
  options,
  tokensFor,
  WHO,
} from './client';
import {CLIENT_ID, LOGOUT_URI, REDIRECT_URI, SHOP_ID, borrowAccounts} from './start-accounts';
import type {BorrowedAccounts} from './start-accounts';

const MINUTE = 60;
const errorSchema = z.strictObject({error: z.string(), error_description: z.string().min(1)});
const tokensSchema = z.object({access_token: z.string(), id_token: z.string()});

let accounts: BorrowedAccounts;
let server: oauth.AuthorizationServer;

beforeAll(async () => {
  accounts = await borrowAccounts();
  server = await discover(accounts);
}, 60_000);
afterEach(() => accounts.moveClock(0));

async function refresh(token: string | undefined) {
  const response = await oauth.refreshTokenGrantRequest(server, CLIENT, oauth.None(), token ?? '', options(accounts));
  return oauth.processRefreshTokenResponse(server, CLIENT, response);
}

async function token(form: Record<string, string>) {
  const response = await accounts.fetch(`${ISSUER}/oauth/token`, {
    method: 'POST',
    headers: CLIENT_HEADERS,
    body: new URLSearchParams(form),
  });
  const body: unknown = await response.json();
  return {status: response.status, body, headers: response.headers};
}

describe('the token endpoint', () => {
  const email = 'ole.petersen@example.com';

  async function codeGrant(over: Record<string, string> = {}) {
    const flow = await begin(server);
    const returned = await logIn(accounts, accounts.browser(), flow.url, email);
    const form = {
      grant_type: 'authorization_code',
      client_id: CLIENT_ID,
      redirect_uri: REDIRECT_URI,
      code: returned.searchParams.get('code') ?? '',
      code_verifier: flow.verifier,
    };
    return {...form, ...over};
  }

  it('gives tokens that may not be stored, with a lifetime of an hour', async () => {
    const {status, body, headers} = await token(await codeGrant());
    expect(status).toBe(200);
    const text: unknown = expect.any(String);
    expect(body).toEqual({
      access_token: text,
      id_token: text,
      refresh_token: text,
      token_type: 'Bearer',
      expires_in: 3600,
    });
    expect(tokensSchema.parse(body).access_token).toMatch(/^shcat_ey/);
    expect(headers.get('cache-control')).toContain('no-store');
  });

  it.each([
    ['another verifier', {code_verifier: 'x'.repeat(43)}, 400, 'invalid_grant'],
    ['no verifier', {code_verifier: ''}, 400, 'invalid_request'],
    ['another address', {redirect_uri: `${REDIRECT_URI}x`}, 400, 'invalid_grant'],
    ['another client', {client_id: 'x'}, 401, 'invalid_client'],
    ['another grant type', {grant_type: 'password'}, 400, 'unsupported_grant_type'],
    ['an invented code', {code: 'x'}, 400, 'invalid_grant'],
    ['an invented code in the right shape', {code: `${'0'.repeat(32)}.x`}, 400, 'invalid_grant'],
  ])('refuses %s', async (_what, over, status, error) => {
    const reply = await token(await codeGrant(over));
    expect(reply.status).toBe(status);
    expect(errorSchema.parse(reply.body).error).toBe(error);
  });

  it('refuses what is no form, and what holds a parameter twice', async () => {
    const headers = CLIENT_HEADERS;
    const json = await accounts.fetch(`${ISSUER}/oauth/token`, {method: 'POST', headers, body: '{}'});
    expect([json.status, await json.json()]).toMatchObject([400, {error: 'invalid_request'}]);
    const twice = new URLSearchParams(await codeGrant());
    twice.append('code', 'x');
    const repeated = await accounts.fetch(`${ISSUER}/oauth/token`, {method: 'POST', headers, body: twice});
    expect([repeated.status, await repeated.json()]).toMatchObject([400, {error: 'invalid_request'}]);
  });

  it('takes a code within a minute', async () => {
    const grant = await codeGrant();
    await accounts.moveClock(MINUTE);
    expect((await token(grant)).body).toMatchObject({error: 'invalid_grant'});
  });

  it('says in the id token when the login was, by the moved clock', async () => {
    await accounts.moveClock(30 * 24 * 60 * MINUTE);
    const {id_token: idToken} = tokensSchema.parse((await token(await codeGrant())).body);
    const {auth_time: loggedInAt, iat = 0} = decodeJwt(idToken);
    expect(iat).toBeGreaterThan(Date.now() / 1000 + 29 * 24 * 60 * MINUTE);
    expect(loggedInAt).toBeGreaterThan(iat - MINUTE);
  });

  it('takes a code once; the second time ends what came of the first', async () => {
    const grant = await codeGrant();
    const {body} = await token(grant);
    const {access_token: access} = tokensSchema.parse(body);
    expect((await ask(accounts, access, WHO)).status).toBe(200);
    expect((await token(grant)).body).toMatchObject({error: 'invalid_grant'});
    expect((await ask(accounts, access, WHO)).status).toBe(401);
  });

  it('puts no nonce and no address into an id token that were not asked for', async () => {
    const flow = await begin(server, {nonce: null, scope: 'openid'});
    const returned = await logIn(accounts, accounts.browser(), flow.url, email);
    const {body} = await token({
      ...(await codeGrant()),
      code: returned.searchParams.get('code') ?? '',
      code_verifier: flow.verifier,
    });
    const claims = decodeJwt(tokensSchema.parse(body).id_token);
    expect(claims).toMatchObject({iss: ISSUER, aud: CLIENT_ID, sub: '7008'});
    expect(claims).not.toHaveProperty('nonce');
    expect(claims).not.toHaveProperty('email');
    const {access_token: access} = tokensSchema.parse(body);
    const accessClaims = decodeJwt(access.replace('shcat_', ''));
    expect(accessClaims).toMatchObject({iss: ISSUER, cid: CLIENT_ID, shopId: Number(SHOP_ID), sub: 7008});
    expect(accessClaims).not.toHaveProperty('aud');
    expect(await ask(accounts, access, WHO)).toMatchObject({
      status: 403,
      errors: [{extensions: {code: 'ACCESS_DENIED'}}],
    });
  });
});

describe('refreshing', () => {
  const email = 'greta.lindner@example.com';

  it('gives new tokens each time, also when the old ones have expired', async () => {
    const first = await tokensFor(accounts, email);
    await accounts.moveClock(2 * 60 * MINUTE);
    expect((await ask(accounts, first.access_token, WHO)).status).toBe(401);
    const second = await refresh(first.refresh_token);
    expect(second.access_token).not.toBe(first.access_token);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect((await ask(accounts, second.access_token, WHO)).status).toBe(200);
    expect((await refresh(second.refresh_token)).access_token).toMatch(/^shcat_/);
  });

  it('with a used token ends the whole family', async () => {
    const first = await tokensFor(accounts, email);
    const second = await refresh(first.refresh_token);
    await expect(refresh(first.refresh_token)).rejects.toMatchObject({error: 'invalid_grant', status: 400});
    await expect(refresh(second.refresh_token)).rejects.toMatchObject({error: 'invalid_grant'});
    expect((await ask(accounts, second.access_token, WHO)).status).toBe(401);
  });

  it('of one family leaves the others alone', async () => {
    const [one, other] = [await tokensFor(accounts, email), await tokensFor(accounts, email)];
    await refresh(one.refresh_token);
    await expect(refresh(one.refresh_token)).rejects.toThrow();
    expect((await ask(accounts, other.access_token, WHO)).status).toBe(200);
  });

  it('at the same moment succeeds once', async () => {
    const {refresh_token: held} = await tokensFor(accounts, email);
    const outcomes = await Promise.allSettled([refresh(held), refresh(held), refresh(held)]);
    expect(outcomes.filter(({status}) => status === 'fulfilled')).toHaveLength(1);
  });

  it('with an invented token ends nothing', async () => {
    const tokens = await tokensFor(accounts, email);
    const [id = ''] = (tokens.refresh_token ?? '').split('.');
    await expect(refresh(`${id}.invented`)).rejects.toMatchObject({error: 'invalid_grant'});
    expect((await refresh(tokens.refresh_token)).access_token).toMatch(/^shcat_/);
  });

  it('works for ninety days after the last time', async () => {
    const day = 24 * 60 * MINUTE;
    const first = await tokensFor(accounts, email);
    await accounts.moveClock(89 * day);
    const second = await refresh(first.refresh_token);
    await accounts.moveClock(178 * day);
    const third = await refresh(second.refresh_token);
    await accounts.moveClock(268 * day);
    await expect(refresh(third.refresh_token)).rejects.toMatchObject({error: 'invalid_grant'});
  });
});

describe('logging out', () => {
  const email = 'bernd.albers@example.com';

  function logoutUrl(parameters: Record<string, string>): string {
    return `${server.end_session_endpoint ?? ''}?${new URLSearchParams(parameters).toString()}`;
  }

  it('ends the login and all that came of it, and leads back', async () => {
    const tab = accounts.browser();
    const flow = await begin(server);
    const tokens = await exchange(accounts, server, flow, await logIn(accounts, tab, flow.url, email));
    const visit = await tab.open(
      logoutUrl({id_token_hint: tokens.id_token ?? '', post_logout_redirect_uri: LOGOUT_URI, state: 's'}),
    );
    expect(arrival(visit).href).toBe(`${LOGOUT_URI}?state=s`);
    expect((await ask(accounts, tokens.access_token, WHO)).status).toBe(401);
    await expect(refresh(tokens.refresh_token)).rejects.toMatchObject({error: 'invalid_grant'});
    expect((await tab.open((await begin(server)).url)).html).toContain('name="email"');
  });

  it('takes an expired id token', async () => {
    const tokens = await tokensFor(accounts, email);
    await accounts.moveClock(3 * 60 * MINUTE);
    const visit = await accounts
      .browser()
      .open(logoutUrl({id_token_hint: tokens.id_token ?? '', post_logout_redirect_uri: LOGOUT_URI.slice(0, -2)}));
    expect(arrival(visit).pathname).toBe('/');
  });

  it('leads nowhere that is not allowed', async () => {
    const {id_token: hint} = await tokensFor(accounts, email);
    const visit = await accounts
      .browser()
      .open(logoutUrl({id_token_hint: hint ?? '', post_logout_redirect_uri: 'https://evil.test/'}));
    expect([visit.status, visit.leftFor]).toEqual([200, null]);
    expect(visit.html).toContain('Du bist abgemeldet');
  });

  it.each(['no token', 'a text', 'an access token'])('with %s is refused', async (kind) => {
    const {access_token: access} = await tokensFor(accounts, email);
    const hint = {'no token': '', 'a text': 'x.y.z', 'an access token': access.replace('shcat_', '')}[kind] ?? '';
    expect((await accounts.browser().open(logoutUrl({id_token_hint: hint}))).status).toBe(400);
    expect((await ask(accounts, access, WHO)).status).toBe(200);
  });
});
