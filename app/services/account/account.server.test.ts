import {describe, expect, it, vi} from 'vitest';
import * as z from 'zod';

import type {CookieKey} from '../../config/cookies';
import {ServiceError} from '../service-error.server';
import {createAccount} from './account.server';
import type {OpenId, Tokens} from './open-id.server';
import type {Jar, Vault} from './browser-session.server';

const NOW = Date.parse('2026-11-21T08:00:00Z');
const outage = () => Promise.reject(new ServiceError('account', 'timeout', 'no answer'));

/** An access token that ends in so many seconds. */
const token = (seconds: number, mark: string) =>
  `shcat_${btoa('{}')}.${btoa(JSON.stringify({exp: NOW / 1000 + seconds, mark}))}.signature`;

function createMemoryVault() {
  const kept = new Map<string, string>();
  let last: Promise<unknown> = Promise.resolve();
  let count = 0;
  return {
    keep: (data) => {
      const key = `thing${++count}`;
      kept.set(key, data);
      return Promise.resolve({name: key, key});
    },
    open: (key) => Promise.resolve(kept.get(key ?? '') ?? null),
    change: (key, change) => {
      const turn = last.then(async () => {
        const before = kept.get(key);
        if (before === undefined) return null;
        const after = await change(before);
        if (after !== null) kept.set(key, after);
        return kept.get(key) ?? null;
      });
      last = turn.catch(() => undefined);
      return turn;
    },
    remove: (key) => {
      kept.delete(key ?? '');
      return Promise.resolve();
    },
    nameOf: (key) => key,
    /** What another request does whose change the object has not held back. */
    replace: (key: string, change: (data: object) => object) =>
      kept.set(key, JSON.stringify(change(z.looseObject({}).parse(JSON.parse(kept.get(key) ?? '{}'))))),
  } satisfies Vault & {readonly replace: unknown};
}

function createMemoryJar(): Jar {
  const cookies = new Map<CookieKey, string>();
  return {
    read: (key) => cookies.get(key) ?? null,
    write: (key, value) => void cookies.set(key, value),
    remove: (key) => void cookies.delete(key),
  };
}

const FIRST: Tokens & {idToken: string} = {accessToken: token(3600, 'first'), idToken: 'id', refreshToken: 'one'};

/** A browser with its cookies and the server's memory; each `visit` is a request of it. */
function createBrowser(
  over: Partial<OpenId> = {},
  firstTokens: Tokens & {idToken: string} = FIRST,
  tags: readonly string[] | null = [],
  subscriptionSeconds = 3600,
) {
  const vault = createMemoryVault();
  const jar = createMemoryJar();
  const asked = {refresh: 0, subscriptions: 0};
  const renewed: string[] = [];
  const kept: Promise<unknown>[] = [];
  const openId: OpenId = {
    begin: (state) => Promise.resolve(`https://account.example/authorize?state=${state}`),
    redeem: () => Promise.resolve({tokens: firstTokens, subject: '7003'}),
    refresh: () => {
      asked.refresh += 1;
      return Promise.resolve({accessToken: token(3600, 'second'), idToken: null, refreshToken: 'two'});
    },
    logoutUrl: (idToken, returnTo) => Promise.resolve(`https://account.example/logout?${idToken}&${returnTo}`),
    ...over,
  };
  const visit = () =>
    createAccount({
      openId,
      vault,
      jar,
      openSubscriptions: (accessToken) => {
        asked.subscriptions += 1;
        return Promise.resolve(
          accessToken === token(3600, 'revoked')
            ? null
            : {token: `s${asked.subscriptions}`, customerId: 1, expiresAt: NOW + subscriptionSeconds * 1000},
        );
      },
      readCustomer: () =>
        tags === null
          ? Promise.reject(new ServiceError('account', 'timeout', ''))
          : Promise.resolve({firstName: 'Lena', tags}),
      now: () => NOW,
      pause: () => Promise.resolve(),
      keepAlive: (work) => void kept.push(work),
      onRenewal: (accessToken) => void renewed.push(accessToken),
    });
  const logIn = async (returnTo = '/de/account/subscription') =>
    visit().complete(callbackOf(await visit().begin(returnTo, 'de')));
  return {visit, logIn, jar, vault, asked, kept, renewed};
}

const callbackOf = (begun: string, query = 'code=c') =>
  new URL(`https://shop.example/account/authorize?${query}&state=${new URL(begun).searchParams.get('state') ?? ''}`);

describe('a login', () => {
  it('leads back to where it was to lead, and the customer is known from then on', async () => {
    const {visit, logIn} = createBrowser();
    expect(await visit().customer()).toBeNull();
    expect(await logIn('/en/checkout/cart')).toMatchObject({state: 'done', returnTo: '/en/checkout/cart'});
    expect(await visit().customer()).toEqual({
      customerId: 'gid://shopify/Customer/7003',
      firstName: 'Lena',
    });
  });

  it.each([
    ['of a business', ['b2b', 'old'], true, '1'],
    ['of a consumer', ['old'], false, null],
    ['whose tags cannot be had', null, false, null],
  ])('%s says whether it is a business, and marks the browser', async (_whose, tags, isBusiness, cookie) => {
    const {visit, logIn, jar} = createBrowser({}, FIRST, tags);
    expect(await logIn()).toMatchObject({state: 'done'});
    expect(await visit().isBusiness()).toBe(isBusiness);
    expect(jar.read('business')).toBe(cookie);
    await visit().logOut();
    expect(jar.read('business')).toBeNull();
    expect(await visit().isBusiness()).toBe(false);
  });

  it('in two tabs at once ends well in both', async () => {
    const {visit, logIn} = createBrowser();
    const [first, second] = [await visit().begin('/de/a', 'de'), await visit().begin('/de/b', 'de')];
    expect(await visit().complete(callbackOf(first))).toMatchObject({state: 'done', returnTo: '/de/a'});
    expect(await visit().complete(callbackOf(second))).toMatchObject({state: 'done', returnTo: '/de/b'});
    expect(await logIn()).toMatchObject({state: 'done'});
  });

  it('leaves its cookie only while another one is under way', async () => {
    const {visit, jar} = createBrowser();
    const [first, second] = [await visit().begin('/de/a', 'de'), await visit().begin('/de/b', 'de')];
    expect(jar.read('login')).toBe('thing2~thing1');
    await visit().complete(callbackOf(first));
    expect(jar.read('login')).toBe('thing2');
    await visit().complete(callbackOf(second));
    expect(jar.read('login')).toBeNull();
  });

  it('is forgotten once four later ones are under way', async () => {
    const {visit} = createBrowser();
    const oldest = await visit().begin('/de/a', 'de');
    const second = await visit().begin('/de/b', 'de');
    for (const path of ['/de/c', '/de/d', '/de/e']) await visit().begin(path, 'de');
    expect(await visit().complete(callbackOf(oldest))).toMatchObject({state: 'failed', reason: 'expired'});
    expect(await visit().complete(callbackOf(second))).toMatchObject({state: 'done', returnTo: '/de/b'});
  });

  it('of a consumer takes the mark of a business from the browser', async () => {
    const {logIn, jar} = createBrowser();
    jar.write('business', '1');
    await logIn();
    expect(jar.read('business')).toBeNull();
  });

  it('does not hide a fault behind an outage', async () => {
    const {visit} = createBrowser({redeem: () => Promise.reject(new TypeError('a fault'))});
    const begun = await visit().begin('/de/a', 'de');
    await expect(visit().complete(callbackOf(begun))).rejects.toThrow(TypeError);
  });

  it('counts once, and never one that this browser has not begun', async () => {
    const {visit} = createBrowser();
    const begun = await visit().begin('/de/a', 'de');
    expect(await visit().complete(callbackOf(begun))).toMatchObject({state: 'done'});
    for (const callback of [callbackOf(begun), new URL('https://shop.example/account/authorize?code=c&state=forged')]) {
      expect(await visit().complete(callback)).toEqual({state: 'failed', reason: 'expired', returnTo: null});
    }
  });

  it.each([
    ['denied', 'error=access_denied', {redeem: () => Promise.resolve(null)}],
    ['refused', 'code=c', {redeem: () => Promise.resolve(null)}],
    ['unavailable', 'code=c', {redeem: outage}],
  ] as const)('that was %s says so and knows the way back', async (reason, query, over) => {
    const {visit} = createBrowser(over);
    const begun = await visit().begin('/en/account/subscription', 'en');
    expect(await visit().complete(callbackOf(begun, query))).toEqual({
      state: 'failed',
      reason,
      returnTo: '/en/account/subscription',
    });
    expect(await visit().customer()).toBeNull();
  });

  it('gives the session a new key and ends the old one', async () => {
    const {logIn, jar, vault} = createBrowser();
    await logIn();
    const before = jar.read('session');
    await logIn();
    expect(jar.read('session')).not.toBe(before);
    expect(await vault.open(before)).toBeNull();
  });
});

describe('the access token', () => {
  const soonOver = {...FIRST, accessToken: token(99, 'first')};

  it('is renewed from 100 s before its end, once for many requests at a time', async () => {
    const {visit, logIn, asked, renewed} = createBrowser({}, soonOver);
    await logIn();
    const tokens = await Promise.all(Array.from({length: 8}, () => visit().accessToken()));
    expect(new Set(tokens)).toEqual(new Set([token(3600, 'second')]));
    expect(asked.refresh).toBe(1);
    expect(renewed).toEqual([token(3600, 'second')]);
  });

  it('can be renewed again where the host issued no new refresh token', async () => {
    const refreshed: string[] = [];
    const {visit, logIn} = createBrowser(
      {
        refresh: (refreshToken) => {
          refreshed.push(refreshToken);
          return Promise.resolve({
            accessToken: token(99, `renewal ${refreshed.length}`),
            idToken: null,
            refreshToken: null,
          });
        },
      },
      soonOver,
    );
    await logIn();
    expect(await visit().accessToken()).toBe(token(99, 'renewal 1'));
    expect(await visit().accessToken()).toBe(token(99, 'renewal 2'));
    expect(refreshed).toEqual(['one', 'one']);
  });

  it('keeps the id token for the logout where the host issued no new one', async () => {
    const {visit, logIn} = createBrowser({}, soonOver);
    await logIn();
    await visit().accessToken();
    await visit().logOut();
    expect(await visit().hostLogoutUrl('https://shop.example/')).toContain('?id&');
  });

  it('is left alone while it is fresh', async () => {
    const {visit, logIn, asked, renewed} = createBrowser();
    await logIn();
    expect(await visit().accessToken()).toBe(FIRST.accessToken);
    expect(asked.refresh).toBe(0);
    expect(renewed).toEqual([]);
  });

  it('outlives an outage of the account host, and so does the session', async () => {
    const {visit, logIn} = createBrowser({refresh: outage}, soonOver);
    await logIn();
    expect(await visit().accessToken()).toBe(soonOver.accessToken);
    expect(await visit().customer()).not.toBeNull();
  });

  it('is not renewed after an error of our own, which is reported as such', async () => {
    const {visit, logIn} = createBrowser({refresh: () => Promise.reject(new TypeError('a fault'))}, soonOver);
    await logIn();
    await expect(visit().accessToken()).rejects.toThrow(TypeError);
  });

  it('is anonymous without a refresh token', async () => {
    const {visit, logIn, jar, asked} = createBrowser({}, {...soonOver, refreshToken: null});
    await logIn();
    expect(await visit().accessToken()).toBeNull();
    expect(asked.refresh).toBe(0);
    expect(jar.read('session')).toBeNull();
  });

  it('is renewed to its end when the visitor leaves meanwhile', async () => {
    const {visit, logIn, kept} = createBrowser({}, soonOver);
    await logIn();
    void visit().accessToken();
    await vi.waitFor(() => expect(kept).toHaveLength(1));
    await Promise.all(kept);
    expect(await visit().accessToken()).toBe(token(3600, 'second'));
  });

  it('is the one that another request was given where the host refuses a refresh token as used', async () => {
    const elsewhere = {accessToken: token(3600, 'elsewhere'), refreshToken: 'two'};
    const {visit, logIn, jar, vault, renewed} = createBrowser(
      {
        refresh: async () => {
          const key = jar.read('session') ?? '';
          vault.replace(key, (data) => ({...data, ...elsewhere}));
          return null;
        },
      },
      soonOver,
    );
    await logIn();
    expect(await visit().accessToken()).toBe(elsewhere.accessToken);
    expect(await visit().customer()).not.toBeNull();
    // That request has told of it.
    expect(renewed).toEqual([]);
  });

  it('is anonymous once the account host ends the login', async () => {
    const {visit, logIn, jar} = createBrowser({refresh: () => Promise.resolve(null)}, soonOver);
    await logIn();
    expect(await visit().accessToken()).toBeNull();
    expect(await visit().customer()).toBeNull();
    expect(jar.read('session')).toBeNull();
  });
});

describe('the subscription service’s session', () => {
  it('is opened once and kept', async () => {
    const {visit, logIn, asked} = createBrowser();
    await logIn();
    await visit().subscriptionToken(null);
    expect(await visit().subscriptionToken(null)).toMatchObject({token: 's1'});
    expect(asked.subscriptions).toBe(1);
    expect(await visit().subscriptionToken('s1')).toMatchObject({token: 's2'});
  });

  it('takes a renewed access token where the first does not count any more', async () => {
    const {visit, logIn, asked} = createBrowser({}, {...FIRST, accessToken: token(3600, 'revoked')});
    await logIn();
    expect(await visit().subscriptionToken(null)).toMatchObject({token: 's2'});
    expect(asked.refresh).toBe(1);
  });

  it.each([
    ['is kept more than a minute before its end', 61, 's1'],
    ['is opened anew from a minute before its end', 60, 's2'],
  ])('%s', async (_rule, seconds, expected) => {
    const {visit, logIn} = createBrowser({}, FIRST, [], seconds);
    await logIn();
    await visit().subscriptionToken(null);
    expect(await visit().subscriptionToken(null)).toMatchObject({token: expected});
  });

  it('needs a login', async () => {
    const {visit, asked} = createBrowser();
    expect(await visit().subscriptionToken(null)).toBeNull();
    expect(asked.subscriptions).toBe(0);
  });

  it('cannot be had where the access token does not count and the host is down', async () => {
    const {visit, logIn} = createBrowser({refresh: outage}, {...FIRST, accessToken: token(3600, 'revoked')});
    await logIn();
    await expect(visit().subscriptionToken(null)).rejects.toThrow(ServiceError);
    expect(await visit().customer()).not.toBeNull();
  });

  it.each([
    ['the renewed access token is refused, too', 'one'],
    ['there is nothing to renew it with', null],
  ])('cannot be had, and ends no login, where %s', async (_, refreshToken) => {
    const revoked = {...FIRST, accessToken: token(3600, 'revoked'), refreshToken};
    const {visit, logIn} = createBrowser({refresh: () => Promise.resolve(revoked)}, revoked);
    await logIn();
    await expect(visit().subscriptionToken(null)).rejects.toMatchObject({service: 'subscriptions', failure: 'status'});
    expect(await visit().customer()).not.toBeNull();
  });

  it('ends with the login, where the account host does not renew it any more', async () => {
    const revoked = {...FIRST, accessToken: token(3600, 'revoked')};
    const {visit, logIn} = createBrowser({refresh: () => Promise.resolve(null)}, revoked);
    await logIn();
    expect(await visit().subscriptionToken(null)).toBeNull();
  });
});

describe('a logout', () => {
  it('ends the session on the server, and leads to the account host once', async () => {
    const {visit, logIn, jar, vault} = createBrowser();
    await logIn();
    const key = jar.read('session');
    await visit().logOut();
    expect(await vault.open(key)).toBeNull();
    expect(await visit().customer()).toBeNull();
    expect(await visit().hostLogoutUrl('https://shop.example/')).toBe(
      'https://account.example/logout?id&https://shop.example/',
    );
    expect(await visit().hostLogoutUrl('https://shop.example/')).toBeNull();
  });
});

describe('a form that came too late', () => {
  it('is given back once, to its own page', async () => {
    const {visit} = createBrowser();
    await visit().keepDraft('/de/a', {city: 'Köln'});
    expect(await visit().takeDraft('/de/b')).toBeNull();
    expect(await visit().takeDraft('/de/a')).toEqual({city: 'Köln'});
    expect(await visit().takeDraft('/de/a')).toBeNull();
  });

  it('is not kept where it is longer than a form can be', async () => {
    const {visit} = createBrowser();
    await visit().keepDraft('/de/a', {city: 'x'.repeat(4000)});
    expect(await visit().takeDraft('/de/a')).toBeNull();
  });
});
