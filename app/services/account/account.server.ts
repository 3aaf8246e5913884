import {ACCOUNT} from '../../config/account';
import type {CookieJar} from '../../config/cookie-jar.server';
import {COOKIES} from '../../config/cookies';
import type {FieldValues} from '../../domain/form/form-answer';
import {identityFreshFor} from '../../domain/identity';
import {ServiceError} from '../service-error.server';
import {createLogins, type LoginOutcome} from './logins.server';
import type {OpenId} from './open-id.server';
import type {KnownCustomer} from './read-customer.server';
import {
  createBrowserSession,
  readDraft,
  type Vault,
  type BrowserSession,
  type SessionData,
} from './browser-session.server';

/** Who is logged in. */
export type Customer = {
  readonly customerId: string;
  readonly firstName: string | null;
};

/** The customer of this browser. Calls throw `ServiceError` when the account host is needed and does not answer. */
export type Account = {
  /** Who is logged in, without asking the account host; `null` for nobody. */
  readonly customer: () => Promise<Customer | null>;
  /** Whether the customer may buy what is sold to businesses only; false without a login. */
  readonly isBusiness: () => Promise<boolean>;
  /**
   * An access token that is valid for 100 s at least, unless the host is down; `null` without a login. One that the host has
   * refused is named as `refused`, and renewed.
   */
  readonly accessToken: (refused?: string | null) => Promise<string | null>;
  /** Begins a login that leads to `returnTo`, a path of the shop; gives its address at the account host. */
  readonly begin: (returnTo: string, language: string) => Promise<string>;
  /** Ends a login with what the account host sent back in `callback`. */
  readonly complete: (callback: URL) => Promise<LoginOutcome>;
  /** Greets the customer by a name that was changed, from now on. */
  readonly rename: (firstName: string) => Promise<void>;
  /** Ends the session, here and now. */
  readonly logOut: () => Promise<void>;
  /** Where this browser ends its login at the account host too, once after a logout; `null` for nothing to end. */
  readonly hostLogoutUrl: (returnTo: string) => Promise<string | null>;
  /**
   * Stores a form that was sent after the session had ended; `takeDraft` returns it once, for its path. A form that is larger
   * than any of the account's is not stored.
   */
  readonly keepDraft: (path: string, fields: FieldValues<string>) => Promise<void>;
  readonly takeDraft: (path: string) => Promise<Readonly<Record<string, string>> | null>;
  /**
   * The session's token for the subscription service; one that turned out not to count is named as `refused`. `null` for
   * nobody. @throws ServiceError where that service refuses a customer, too.
   */
  readonly subscriptionToken: (refused: string | null) => Promise<SubscriptionSession | null>;
};

type AccountOptions = {
  readonly openId: OpenId;
  readonly vault: Vault;
  readonly jar: CookieJar;
  /** Opens a session with the subscription service; `null` where it refuses the access token. */
  readonly openSubscriptions: (accessToken: string) => Promise<SubscriptionSession | null>;
  /** Reads the customer whom an access token belongs to. */
  readonly readCustomer: (accessToken: string) => Promise<KnownCustomer>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Waits so many milliseconds. */
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Lets work go on when the visitor has left. */
  readonly waitUntil: (work: Promise<unknown>) => void;
  /** Called once for every access token that replaces another; the request does not wait for it. */
  readonly onRenewal: (accessToken: string) => void;
};

/** Makes the account: logins with the account host, and the sessions that come of them. */
export function createAccount({openId, vault, jar, openSubscriptions, readCustomer, ...rest}: AccountOptions): Account {
  const session = createBrowserSession(vault, jar);
  const logins = createLogins({openId, vault, jar, session, readCustomer});
  const tokens = createTokens({openId, session, openSubscriptions, ...rest});

  return {
    ...logins,
    async customer() {
      const data = await session.read();
      return data && {customerId: data.customerId, firstName: data.firstName};
    },
    isBusiness: async () => (await session.read())?.isBusiness ?? false,
    accessToken: tokens.accessToken,
    subscriptionToken: tokens.subscriptionToken,
    rename: (firstName) => session.change((present) => Promise.resolve({...present, firstName})),
    async logOut() {
      const data = await session.read();
      await session.end();
      jar.remove('business');
      const draft = jar.read('draft');
      jar.remove('draft');
      if (data !== null) {
        jar.write('logout', (await vault.keep(JSON.stringify(data.idToken), COOKIES.logout.maxAge)).key);
      }
      await vault.remove(draft);
    },
    async hostLogoutUrl(returnTo) {
      const key = jar.read('logout');
      const kept = await vault.open(key);
      if (kept === null) return null;
      const idToken: unknown = JSON.parse(kept);
      const url = typeof idToken === 'string' ? await openId.logoutUrl(idToken, returnTo) : null;
      await vault.remove(key);
      jar.remove('logout');
      return url;
    },
    async keepDraft(path, fields) {
      const draft = JSON.stringify({path, fields});
      if (draft.length > ACCOUNT.draftCharacters) return;
      jar.write('draft', (await vault.keep(draft, COOKIES.draft.maxAge)).key);
    },
    async takeDraft(path) {
      const key = jar.read('draft');
      const draft = key === null ? null : readDraft(await vault.open(key));
      if (draft?.path !== path) return null;
      await vault.remove(key);
      jar.remove('draft');
      return draft.fields;
    },
  };
}

type SubscriptionSession = NonNullable<SessionData['subscriptions']>;

/** The tokens of a session, each renewed when it is needed. They throw `ServiceError` as `Account` says. */
type SessionTokens = {
  readonly accessToken: (refused?: string | null) => Promise<string | null>;
  readonly subscriptionToken: (refused: string | null) => Promise<SubscriptionSession | null>;
};

type Options = {
  readonly openId: OpenId;
  readonly session: BrowserSession;
  /** `null` where the subscription service refuses the access token. */
  readonly openSubscriptions: (accessToken: string) => Promise<SubscriptionSession | null>;
  readonly now: () => number;
  /** Waits so many milliseconds. */
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Lets a renewal that has begun end, also when the visitor has left: a refresh token counts once. */
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly onRenewal: (accessToken: string) => void;
};

const MINUTE = 60_000;

/** Milliseconds after which a token that another request has got is in the session. */
const SECOND_READ_MS = 500;

/** Creates the tokens of a session: renewed once for all concurrent requests, and kept through an outage. */
function createTokens({openId, session, openSubscriptions, now, pause, waitUntil, onRenewal}: Options): SessionTokens {
  /** The session with new tokens; `null` where the login is over. */
  async function renewed(present: SessionData): Promise<SessionData | null> {
    const tokens = present.refreshToken === null ? null : await openId.refresh(present.refreshToken);
    if (tokens === null) return renewedElsewhere(present);
    const {accessToken, idToken, refreshToken} = tokens;
    onRenewal(accessToken);
    return {
      ...present,
      accessToken,
      idToken: idToken ?? present.idToken,
      // A host that issues no new refresh token leaves the old one valid (RFC 6749, section 6).
      refreshToken: refreshToken ?? present.refreshToken,
    };
  }

  /** The host also refuses a refresh token that another request has just used, which the session's object did not prevent. */
  async function renewedElsewhere({refreshToken}: SessionData): Promise<SessionData | null> {
    if (refreshToken === null) return null;
    await pause(SECOND_READ_MS);
    const kept = await session.readAgain();
    return kept?.refreshToken === refreshToken ? null : kept;
  }

  /** Returns the session with a fresh access token; `refused` is a token that a service has refused. */
  async function fresh(refused: string | null): Promise<SessionData | null> {
    const data = await session.read();
    if (data === null) return null;
    const {accessToken} = data;
    if (accessToken !== refused && identityFreshFor(accessToken, now()) > 0) return data;
    try {
      // Another request may have renewed it meanwhile.
      const renewal = session.change(async (present) =>
        present.accessToken === accessToken ? renewed(present) : present,
      );
      waitUntil(renewal.catch(() => undefined));
      await renewal;
    } catch (error) {
      // A token that is still valid is used on: an outage of the host does not end the session.
      if (error instanceof ServiceError && accessToken !== refused) return data;
      throw error;
    }
    return session.read();
  }

  async function subscriptionToken(refused: string | null): Promise<SubscriptionSession | null> {
    const data = await fresh(null);
    if (data === null) return null;
    const known = data.subscriptions;
    if (known !== null && known.token !== refused && known.expiresAt > now() + MINUTE) return known;
    let opened = await openSubscriptions(data.accessToken);
    if (opened === null && data.refreshToken !== null) {
      const again = await fresh(data.accessToken);
      if (again === null) return null;
      opened = await openSubscriptions(again.accessToken);
    }
    // An outage, not a logout: the token is fresh, so the fault is the service's.
    if (opened === null) throw new ServiceError('subscriptions', 'status', 'it refuses a fresh access token');
    const subscriptions = opened;
    await session.change((present) => Promise.resolve({...present, subscriptions}));
    return subscriptions;
  }

  return {accessToken: async (refused = null) => (await fresh(refused))?.accessToken ?? null, subscriptionToken};
}
