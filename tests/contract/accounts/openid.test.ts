import * as oauth from 'oauth4webapi';
import {decodeJwt} from 'jose';
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import * as z from 'zod';
import {customers} from '../../../emulator/seed/customers';
import {
  arrival,
  ask,
  begin,
  CLIENT,
  CLIENT_HEADERS,
  codeFor,
  discover,
  exchange,
  ISSUER,
  logIn,
  options,
  tokensFor,
} from './client';
import {CLIENT_ID, LOGOUT_URI, ORIGIN, REDIRECT_URI, startAccounts} from './start-accounts';
import type {RunningAccounts} from './start-accounts';

const WHO = '{ customer { id emailAddress { emailAddress } } }';
const MINUTE = 60;
const errorSchema = z.strictObject({error: z.string(), error_description: z.string().min(1)});
const tokensSchema = z.object({access_token: z.string(), id_token: z.string()});

let accounts: RunningAccounts;
let server: oauth.AuthorizationServer;

beforeAll(async () => {
  accounts = await startAccounts();
  server = await discover(accounts);
}, 60_000);
afterEach(() => accounts.moveClock(0));
afterAll(() => accounts.stop());

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

describe('the pages', () => {
  it.each([
    ['de', 'Anmelden', 'Code eingeben', 'ist dein Code'],
    ['en-GB', 'Log in', 'Enter the code', 'is your code'],
    ['fr de', 'Anmelden', 'Code eingeben', 'ist dein Code'],
  ])('speak the language of ui_locales %s', async (locales, login, code, subject) => {
    const tab = accounts.browser();
    const first = await tab.open((await begin(server, {ui_locales: locales})).url);
    expect(first.html).toContain(`<h1>${login}</h1>`);
    const second = await tab.submit(first, '/login', {email: 'lena.hoffmann@example.com'});
    expect(second.html).toContain(`<h1>${code}</h1>`);
    expect((await accounts.mailTo('lena.hoffmann@example.com')).subject).toContain(subject);
  });

  it('carry no script, and a policy under which their form may lead back to the client', async () => {
    const page = await accounts.browser().open((await begin(server)).url);
    expect(page.html).not.toContain('<script');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`form-action 'self' ${new URL(REDIRECT_URI).origin};`);
    expect(page.headers.get('cache-control')).toContain('no-store');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it.each(['', 'x', 'a@b', 'a b@example.com', `${'a'.repeat(250)}@example.com`])(
    'refuse the address "%s" and keep it',
    async (email) => {
      const tab = accounts.browser();
      const page = await tab.submit(await tab.open((await begin(server)).url), '/login', {email});
      expect(page.status).toBe(422);
      expect(page.html).toContain('role="alert"');
      expect(page.html).toContain(`value="${email}"`);
    },
  );

  it('show what was typed as text', async () => {
    const tab = accounts.browser();
    const page = await tab.submit(await tab.open((await begin(server)).url), '/login', {email: '"><b>x</b>'});
    expect(page.html).not.toContain('<b>x');
  });

  it('take the hint for the address', async () => {
    const page = await accounts.browser().open((await begin(server, {login_hint: 'a@example.com'})).url);
    expect(page.html).toContain('value="a@example.com"');
  });
});

describe('the code from the mail', () => {
  const email = 'tomasz.nowak@example.com';

  async function codeForm() {
    const tab = accounts.browser();
    const flow = await begin(server);
    const form = await tab.submit(await tab.open(flow.url), '/login', {email});
    const enter = (code: string) => tab.submit(form, '/login/code', {code});
    return {tab, form, enter, code: await codeFor(accounts, email)};
  }

  const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

  it('may be typed with spaces', async () => {
    const {enter, code} = await codeForm();
    expect(arrival(await enter(` ${code.slice(0, 3)} ${code.slice(3)}`)).searchParams.has('code')).toBe(true);
  });

  it('is refused four times with a count, the fifth time for good, until a new one is sent', async () => {
    const {tab, form, enter, code} = await codeForm();
    for (const left of ['4 Versuche', '3 Versuche', '2 Versuche', 'einen Versuch']) {
      const page = await enter(wrong(code));
      expect(page.status).toBe(422);
      expect(page.html).toContain(`noch ${left}`);
    }
    for (const tried of [wrong(code), code]) expect((await enter(tried)).html).toContain('zu viele falsche Versuche');
    await tab.submit(form, '/login/resend', {});
    const next = await codeFor(accounts, email);
    expect(arrival(await enter(next)).searchParams.has('code')).toBe(true);
  });

  it('expires after ten minutes', async () => {
    const {enter, code} = await codeForm();
    await accounts.moveClock(10 * MINUTE);
    expect((await enter(code)).html).toContain('abgelaufen');
  });

  it('works once', async () => {
    const {enter, code} = await codeForm();
    arrival(await enter(code));
    const again = await enter(code);
    expect(again.status).toBe(422);
    expect(again.html).toContain('gibt es nicht mehr');
  });

  it('is replaced by the next one, and four more are sent at most', async () => {
    const {tab, form, enter, code} = await codeForm();
    for (let sent = 2; sent <= 5; sent += 1) expect((await tab.submit(form, '/login/resend', {})).status).toBe(200);
    const last = await tab.submit(form, '/login/resend', {});
    expect([last.status, last.html.includes('keinen weiteren Code')]).toEqual([422, true]);
    const newest = await codeFor(accounts, email);
    if (newest !== code) expect((await enter(code)).status).toBe(422);
    expect(arrival(await enter(newest)).searchParams.has('code')).toBe(true);
  });

  it('an unknown login asks for the address again', async () => {
    const {url} = await begin(server);
    const page = await accounts
      .browser()
      .open(url.replace('/oauth/authorize', '/login/code').concat('&login=', '0'.repeat(32)));
    expect([page.status, page.html.includes('name="email"')]).toEqual([422, true]);
  });
});

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
    expect(body).toMatchObject({
      token_type: 'Bearer',
      expires_in: 3600,
      scope: 'openid email customer-account-api:full',
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
    expect(await ask(accounts, access, WHO)).toMatchObject({
      status: 403,
      errors: [{extensions: {code: 'ACCESS_DENIED'}}],
    });
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
