import * as oauth from 'oauth4webapi';
import {afterEach, beforeAll, describe, expect, it} from 'vitest';
import {customers} from '../../../emulator/seed/customers';
import {arrival, ask, begin, CLIENT_HEADERS, discover, exchange, ISSUER, logIn, tokensFor, WHO} from './client';
import {CLIENT_ID, ORIGIN, REDIRECT_URI, borrowAccounts} from './start-accounts';
import type {BorrowedAccounts} from './start-accounts';

let accounts: BorrowedAccounts;
let server: oauth.AuthorizationServer;

beforeAll(async () => {
  accounts = await borrowAccounts();
  server = await discover(accounts);
}, 60_000);
afterEach(() => accounts.moveClock(0));

describe('discovery', () => {
  it('answers under the domain of the shop, and nowhere else', async () => {
    expect(server).toMatchObject({issuer: ISSUER, id_token_signing_alg_values_supported: ['RS256']});
    expect((await accounts.fetch(`${ISSUER}/.well-known/openid-configuration`)).status).toBe(404);
  });

  it('the keys hold no private part', async () => {
    const keys = await (await accounts.fetch(server.jwks_uri ?? '')).text();
    expect(keys).toContain('"kty":"RSA"');
    expect(keys).not.toMatch(/"(d|p|q|dp|dq|qi)":/);
  });

  it.each(['/authentication/1/oauth/authorize', '/authentication/1/login', '/authentication/70000001/x'])(
    'there is nothing at %s',
    async (path) => {
      expect((await accounts.fetch(ORIGIN + path)).status).toBe(404);
    },
  );
});

describe('every seeded customer can log in', () => {
  it.each(customers)('$number, $story', async ({number, email}) => {
    const tokens = await tokensFor(accounts, email);
    expect(oauth.getValidatedIdTokenClaims(tokens)).toMatchObject({sub: String(number), email, email_verified: true});
    expect((await ask(accounts, tokens.access_token, WHO)).data).toEqual({
      customer: {id: `gid://shopify/Customer/${number}`, emailAddress: {emailAddress: email}},
    });
  });

  it('and so can anybody, who is a new customer then, and the same one the next time', async () => {
    const first = await tokensFor(accounts, 'Nobody.Yet@example.com');
    const again = await tokensFor(accounts, 'nobody.yet@example.com');
    const other = await tokensFor(accounts, 'somebody.else@example.com');
    const subjects = [first, again, other].map((tokens) => Number(oauth.getValidatedIdTokenClaims(tokens)?.sub));
    expect(subjects[0]).toBe(subjects[1]);
    expect(subjects[2]).toBe((subjects[0] ?? 0) + 1);
    expect(subjects[0]).toBeGreaterThan(8000);
  });
});

describe('the authorization request', () => {
  it.each([
    ['an unknown client', {client_id: 'x'}],
    ['an address that is not allowed', {redirect_uri: `${REDIRECT_URI}/`}],
    ['an address on another host', {redirect_uri: 'https://evil.test/account/authorize'}],
    ['no address', {redirect_uri: null}],
  ])('%s is shown to the shopper only', async (_what, over) => {
    const visit = await accounts.browser().open((await begin(server, over)).url);
    expect([visit.status, visit.leftFor]).toEqual([400, null]);
    expect(visit.html).toContain('Anmeldung nicht möglich');
  });

  it.each([
    ['no PKCE', {code_challenge: null}, 'invalid_request'],
    ['PKCE without a hash', {code_challenge_method: 'plain'}, 'invalid_request'],
    ['a challenge that is none', {code_challenge: 'x'}, 'invalid_request'],
    ['another response type', {response_type: 'token'}, 'unsupported_response_type'],
    ['another response mode', {response_mode: 'fragment'}, 'invalid_request'],
    ['no openid', {scope: 'email'}, 'invalid_scope'],
    ['an unknown scope', {scope: 'openid admin'}, 'invalid_scope'],
    ['an unknown prompt', {prompt: 'consent'}, 'invalid_request'],
    ['no login where none may be asked for', {prompt: 'none'}, 'login_required'],
  ])('%s is returned to the client', async (_what, over, error) => {
    const flow = await begin(server, over);
    const returned = arrival(await accounts.browser().open(flow.url));
    expect(returned.origin + returned.pathname).toBe(REDIRECT_URI);
    expect(Object.fromEntries(returned.searchParams)).toMatchObject({error, state: flow.state});
    expect(returned.searchParams.has('code')).toBe(false);
  });

  it('a repeated parameter is an error of the client', async () => {
    const {url} = await begin(server);
    expect(arrival(await accounts.browser().open(`${url}&scope=openid`)).searchParams.get('error')).toBe(
      'invalid_request',
    );
  });

  it('redirects a signed-in customer at once, with prompt=none too, but not with prompt=login', async () => {
    const tab = accounts.browser();
    await logIn(accounts, tab, (await begin(server)).url, 'jonas.berger@example.com');
    for (const over of [{}, {prompt: 'none'}]) {
      const flow = await begin(server, over);
      const tokens = await exchange(accounts, server, flow, arrival(await tab.open(flow.url)));
      expect(oauth.getValidatedIdTokenClaims(tokens)?.sub).toBe('7002');
    }
    expect((await tab.open((await begin(server, {prompt: 'login'})).url)).html).toContain('name="email"');
  });
});

describe('a public client says who it is', () => {
  const body = JSON.stringify({query: '{ shop { name } }'});
  const api = `${ORIGIN}/70000001/account/customer/api/2026-04/graphql`;

  it.each([
    ['no origin', {'user-agent': 'test'}, 401, 'invalid_token'],
    ['an origin that is not registered', {...CLIENT_HEADERS, origin: 'https://evil.test'}, 401, 'invalid_token'],
    ['an origin without encryption', {...CLIENT_HEADERS, origin: 'http://shop.test'}, 401, 'invalid_token'],
    ['no agent', {...CLIENT_HEADERS, 'user-agent': ''}, 403, null],
  ])('and is refused everywhere with %s', async (_what, headers, status, challenge) => {
    const authorization = (await tokensFor(accounts, 'lena.hoffmann@example.com')).access_token;
    for (const answer of [
      await accounts.fetch(`${ISSUER}/oauth/token`, {
        method: 'POST',
        headers,
        body: new URLSearchParams({grant_type: 'refresh_token', client_id: CLIENT_ID, refresh_token: 'x'}),
      }),
      await accounts.fetch(api, {method: 'POST', headers: {...headers, authorization}, body}),
    ]) {
      expect(answer.status).toBe(status);
      expect(/error="(\w+)"/.exec(answer.headers.get('www-authenticate') ?? '')?.[1] ?? null).toBe(challenge);
    }
  });
});
