import {ACCOUNT} from '../../config/account';
import type {CookieJar} from '../../config/cookie-jar.server';
import {COOKIES} from '../../config/cookies.server';
import {globalId} from '../../domain/global-id';
import {ServiceError} from '../service-error.server';
import {newLoginFlow, type OpenId} from './open-id.server';
import type {KnownCustomer} from './read-customer.server';
import {readLogin, type BrowserSession, type Vault} from './browser-session.server';

/** The outcome of a login; `returnTo` is the page that it was to lead to, if that is still known. */
type LoginOutcome =
  | {readonly state: 'done'; readonly returnTo: string; readonly accessToken: string}
  | {readonly state: 'failed'; readonly reason: LoginFailure; readonly returnTo: string | null};

/** Ended by the shopper, begun too long ago or in another browser, refused, or the account host does not answer. */
export type LoginFailure = 'denied' | 'expired' | 'refused' | 'unavailable';

/** Logins from their beginning to their end, several at a time. */
export type Logins = {
  /** Begins a login that leads to `returnTo`, a path of the shop; gives its address at the account host. */
  readonly begin: (returnTo: string, language: string) => Promise<string>;
  /** Ends a login with what the account host sent back in `callback`. */
  readonly complete: (callback: URL) => Promise<LoginOutcome>;
};

type Options = {
  readonly openId: OpenId;
  readonly vault: Vault;
  readonly jar: CookieJar;
  readonly session: BrowserSession;
  readonly readCustomer: (accessToken: string) => Promise<KnownCustomer>;
};

/** Between the keys in the cookie of logins under way. */
const SEPARATOR = '~';

/** Manages the logins under way of one browser: the record of each is stored on the server, its key in a cookie. */
export function createLogins({openId, vault, jar, session, readCustomer}: Options): Logins {
  const pendingKeys = (): readonly string[] => (jar.read('login') ?? '').split(SEPARATOR).filter((key) => key !== '');

  async function takeLogin(state: string | null) {
    const keys = pendingKeys();
    const key = keys.find((candidate) => state !== null && vault.nameOf(candidate) === state) ?? null;
    const login = readLogin(await vault.open(key));
    await vault.remove(key);
    const others = keys.filter((other) => other !== key);
    if (others.length === 0) jar.remove('login');
    else jar.write('login', others.join(SEPARATOR));
    return login;
  }

  async function complete(callback: URL): Promise<LoginOutcome> {
    const state = callback.searchParams.get('state');
    const login = await takeLogin(state);
    if (login === null || state === null) return {state: 'failed', reason: 'expired', returnTo: null};
    const {returnTo, ...flow} = login;
    const redeemed = await openId.redeem(callback, state, flow).catch(unlessOutage);
    if (redeemed === 'unavailable') return {state: 'failed', reason: 'unavailable', returnTo};
    if (redeemed === null) {
      return {state: 'failed', reason: callback.searchParams.has('error') ? 'denied' : 'refused', returnTo};
    }
    const {tokens, subject} = redeemed;
    // An outage of this read does not fail the login: without the tags a business sees the shop as consumers do, and the
    // subject is taken for the customer's number (decision 242).
    const known = await readCustomer(tokens.accessToken).catch(unlessOutage);
    const isBusiness = known !== 'unavailable' && known.tags.includes(ACCOUNT.businessTag);
    if (isBusiness) jar.write('business', '1');
    else jar.remove('business');
    await session.begin({
      ...tokens,
      customerId: known === 'unavailable' ? globalId('Customer', subject) : known.id,
      firstName: known === 'unavailable' ? null : known.firstName,
      isBusiness,
      subscriptions: null,
    });
    return {state: 'done', returnTo, accessToken: tokens.accessToken};
  }

  return {
    async begin(returnTo, language) {
      const flow = newLoginFlow();
      const {name, key} = await vault.keep(JSON.stringify({...flow, returnTo}), COOKIES.login.maxAge);
      const address = await openId.begin(name, flow, language);
      jar.write('login', [key, ...pendingKeys()].slice(0, ACCOUNT.concurrentLogins).join(SEPARATOR));
      return address;
    },
    complete,
  };
}

function unlessOutage(error: unknown): 'unavailable' {
  if (error instanceof ServiceError) return 'unavailable';
  throw error;
}
