import {describe, expect, it, vi} from 'vitest';

import {ServiceError} from '../service-error.server';
import {createBrowser, FIRST, outage, token} from './account.fixture';

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

  it('is renewed before its time where the host has refused it, and only that one', async () => {
    const {visit, logIn, asked} = createBrowser();
    await logIn();
    expect(await visit().accessToken('another')).toBe(FIRST.accessToken);
    expect(await visit().accessToken(FIRST.accessToken)).toBe(token(3600, 'second'));
    expect(await visit().accessToken(FIRST.accessToken)).toBe(token(3600, 'second'));
    expect(asked.refresh).toBe(1);
  });

  it('ends with the login that the host has ended', async () => {
    const {visit, logIn} = createBrowser({refresh: () => Promise.resolve(null)});
    await logIn();
    expect(await visit().accessToken(FIRST.accessToken)).toBeNull();
    expect(await visit().customer()).toBeNull();
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
    await vi.waitFor(() => expect(kept).toHaveLength(1), {timeout: 20_000});
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
    // The other request has reported the renewal.
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
