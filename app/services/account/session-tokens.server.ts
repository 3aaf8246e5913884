import {identityFreshFor} from '../../domain/identity';
import {toItsEnd} from '../../runtime/to-its-end.server';
import {ServiceError} from '../service-error.server';
import type {BrowserSession, SessionData} from './browser-session.server';
import type {OpenId} from './open-id.server';

type SubscriptionSession = NonNullable<SessionData['subscriptions']>;

/** The tokens of a session, each renewed when it is needed. Calls throw `ServiceError` when the account host is needed and does not answer. */
export type SessionTokens = {
  /**
   * An access token that is valid for 100 s at least, unless the host is down; `null` without a login. One that the host has
   * refused is named as `refused`, and renewed.
   */
  readonly accessToken: (refused?: string) => Promise<string | null>;
  /**
   * The session's token for the subscription service; one that turned out not to count is named as `refused`. `null` for
   * nobody. @throws ServiceError where that service refuses a customer, too.
   */
  readonly subscriptionToken: (refused: string | null) => Promise<SubscriptionSession | null>;
};

export type SessionTokensOptions = {
  readonly openId: OpenId;
  readonly session: BrowserSession;
  /** Opens a session with the subscription service; `null` where it refuses the access token. */
  readonly openSubscriptions: (accessToken: string) => Promise<SubscriptionSession | null>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Waits so many milliseconds. */
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Lets a renewal that has begun end, also when the visitor has left: a refresh token counts once. */
  readonly waitUntil: (work: Promise<unknown>) => void;
  /** Called once for every access token that replaces another; the request does not wait for it. */
  readonly onRenewal: (accessToken: string) => void;
};

const MINUTE = 60_000;

/** Milliseconds after which a token that another request has got is in the session. */
const SECOND_READ_MS = 500;

/** Creates the tokens of a session: renewed once for all concurrent requests, and kept through an outage. */
export function createSessionTokens({
  openId,
  session,
  openSubscriptions,
  now,
  pause,
  waitUntil,
  onRenewal,
}: SessionTokensOptions): SessionTokens {
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
      await toItsEnd(waitUntil, renewal);
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

  return {accessToken: async (refused) => (await fresh(refused ?? null))?.accessToken ?? null, subscriptionToken};
}
