import type {Known} from './directory-object';
import type {SubscriptionEnv} from './env';
import {directoryOf} from './env';
import {readToken, signToken} from './tokens';

/** What the service writes before the tokens of sessions. */
const PREFIX = 'strfnt_';
const AUDIENCE = 'subscription-session';
const LIFETIME = 60 * 60;
/** Of a session that knows no customer: it reads plans, and nothing of anybody. */
const NOBODY = 'nobody';

type SessionEnv = Pick<SubscriptionEnv, 'SUBSCRIPTION_SESSION_SECRET' | 'SUBSCRIPTION_DIRECTORY'>;

/** Whom a session is of. */
export type SessionOwner = Known | typeof NOBODY;

/**
 * Returns a token for an hour: it lets a customer see and change their own subscriptions, or with `null` lets read
 * plans alone.
 *
 * @param at milliseconds since 1970
 */
export async function openSession(env: SessionEnv, known: Known | null, at: number): Promise<string> {
  const subject = known === null ? NOBODY : String(known.number);
  const claims = {subject, audience: AUDIENCE, lifetime: LIFETIME};
  return PREFIX + (await signToken(claims, env.SUBSCRIPTION_SESSION_SECRET, at));
}

/** Reads whom such a token is of; `null` for one that does not count. */
export async function readSession(env: SessionEnv, token: string, at: number): Promise<SessionOwner | null> {
  if (!token.startsWith(PREFIX)) return null;
  const subject = await readToken(token.slice(PREFIX.length), AUDIENCE, env.SUBSCRIPTION_SESSION_SECRET, at);
  if (subject === null || subject === NOBODY) return subject;
  return directoryOf(env).find(Number(subject));
}
