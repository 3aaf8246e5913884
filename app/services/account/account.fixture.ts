import {createSerialQueue} from '#contracts/serial-queue';
import type {CookieJar} from '../../config/cookie-jar.server';
import type {CookieKey} from '../../config/cookies.server';
import {ServiceError} from '../service-error.server';
import {createAccount} from './account.server';
import type {Vault} from './browser-session.server';
import type {OpenId, Tokens} from './open-id.server';

const NOW = Date.parse('2026-11-21T08:00:00Z');
/** Fails as a service that does not answer in time. */
export const outage = () => Promise.reject(new ServiceError('account', 'timeout', 'no answer'));

/** Makes an access token that ends in so many seconds. */
export const token = (seconds: number, mark: string) =>
  `shcat_${btoa('{}')}.${btoa(JSON.stringify({exp: NOW / 1000 + seconds, mark}))}.signature`;

function createMemoryVault() {
  const kept = new Map<string, string>();
  const inTurn = createSerialQueue();
  let count = 0;
  return {
    keep: (data) => {
      const key = `thing${++count}`;
      kept.set(key, data);
      return Promise.resolve({name: key, key});
    },
    open: (key) => Promise.resolve(kept.get(key ?? '') ?? null),
    change: (key, change) =>
      inTurn(async () => {
        const before = kept.get(key);
        if (before === undefined) return null;
        const after = await change(before);
        if (after !== null) kept.set(key, after);
        return kept.get(key) ?? null;
      }),
    remove: (key) => {
      kept.delete(key ?? '');
      return Promise.resolve();
    },
    nameOf: (key) => key,
    /** What another request does whose change the object has not held back. */
    replace: (key: string, change: (data: object) => object) => {
      const data: unknown = JSON.parse(kept.get(key) ?? '{}');
      if (typeof data !== 'object' || data === null) throw new TypeError(`${key} holds no object`);
      kept.set(key, JSON.stringify(change(data)));
    },
  } satisfies Vault & {readonly replace: unknown};
}

function createMemoryJar(): CookieJar {
  const cookies = new Map<CookieKey, string>();
  return {
    read: (key) => cookies.get(key) ?? null,
    write: (key, value) => void cookies.set(key, value),
    remove: (key) => void cookies.delete(key),
  };
}

export const FIRST: Tokens & {idToken: string} = {
  accessToken: token(3600, 'first'),
  idToken: 'id',
  refreshToken: 'one',
};

/** Makes a browser with its cookies and the server's memory; each `visit` is a request of it. */
export function createBrowser(
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
  const visit = ({place = '/de/a', isPrefetch = false} = {}) =>
    createAccount({
      openId,
      vault,
      jar,
      place,
      isPrefetch,
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
          : Promise.resolve({id: 'gid://shopify/Customer/7003', firstName: 'Lena', tags}),
      now: () => NOW,
      pause: () => Promise.resolve(),
      waitUntil: (work) => void kept.push(work),
      onRenewal: (accessToken) => void renewed.push(accessToken),
    });
  const logIn = async (returnTo = '/de/account/subscription') =>
    visit().complete(callbackOf(await visit().begin(returnTo, 'de')));
  return {visit, logIn, jar, vault, asked, kept, renewed};
}

/** Returns the address at which the account host ends a login that began at `begun`. */
export const callbackOf = (begun: string, query = 'code=c') =>
  new URL(`https://shop.example/account/authorize?${query}&state=${new URL(begun).searchParams.get('state') ?? ''}`);
