import {identityFreshFor} from '../../domain/identity';
import {ServiceError} from '../service-error.server';
import type {OpenId} from './open-id.server';
import type {SessionData} from './session-data.server';
import type {BrowserSession} from './browser-session.server';

export type SubscriptionSession = NonNullable<SessionData['subscriptions']>;

/** The tokens of a session, each renewed when it is needed. They throw `ServiceError` as `Account` says. */
export type SessionTokens = {
  readonly accessToken: () => Promise<string | null>;
  readonly subscriptionToken: (refused: string | null) => Promise<SubscriptionSession | null>;
};

type Options = {
  readonly openId: OpenId;
  readonly session: BrowserSession;
  /** `null` where the subscription service refuses the access token. */
  readonly openSubscriptions: (accessToken: string) => Promise<SubscriptionSession | null>;
  readonly now: () => number;
};

const MINUTE = 60_000;

/** Keeps the tokens of a session fresh: renewed once for all requests at a time, and kept through an outage. */
export function createTokens({openId, session, openSubscriptions, now}: Options): SessionTokens {
  /** The session with a fresh access token; `refused` is a token that turned out not to count. */
  async function fresh(refused: string | null): Promise<SessionData | null> {
    const data = await session.read();
    if (data === null) return null;
    const {accessToken} = data;
    if (accessToken !== refused && identityFreshFor(accessToken, now()) > 0) return data;
    try {
      await session.change(async (present) => {
        // Whoever came first has renewed it for all.
        if (present.accessToken !== accessToken) return present;
        const tokens = present.refreshToken === null ? null : await openId.refresh(present.refreshToken);
        if (tokens === null) return null;
        const {accessToken: renewed, idToken, refreshToken} = tokens;
        return {
          ...present,
          accessToken: renewed,
          idToken: idToken ?? present.idToken,
          // A host that issues no new refresh token leaves the old one valid (RFC 6749, section 6).
          refreshToken: refreshToken ?? present.refreshToken,
        };
      });
    } catch (error) {
      // The host may be back before the token ends: a session outlives an outage.
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
    if (opened === null) {
      const renewed = await fresh(data.accessToken);
      opened = renewed && (await openSubscriptions(renewed.accessToken));
    }
    await session.change((present) => Promise.resolve(opened && {...present, subscriptions: opened}));
    return opened;
  }

  return {accessToken: async () => (await fresh(null))?.accessToken ?? null, subscriptionToken};
}
