import type {Known} from './directory-object';
import type {SubscriptionEnv} from './env';
import {directoryOf} from './env';
import {readToken, signToken} from './tokens';

/** What the service writes before the tokens of customers. */
const PREFIX = 'strfnt_';
const AUDIENCE = 'subscription-session';
const LIFETIME = 60 * 60;

type SessionEnv = Pick<SubscriptionEnv, 'SUBSCRIPTION_SESSION_SECRET' | 'SUBSCRIPTION_DIRECTORY'>;

/**
 * A token that lets a customer see and change their own subscriptions, for an hour.
 *
 * @param at milliseconds since 1970
 */
export async function openSession(env: SessionEnv, {number}: Known, at: number): Promise<string> {
  const claims = {subject: String(number), audience: AUDIENCE, lifetime: LIFETIME};
  return PREFIX + (await signToken(claims, env.SUBSCRIPTION_SESSION_SECRET, at));
}

/** The customer of such a token; `null` for one that does not count. */
export async function readSession(env: SessionEnv, token: string, at: number): Promise<Known | null> {
  if (!token.startsWith(PREFIX)) return null;
  const subject = await readToken(token.slice(PREFIX.length), AUDIENCE, env.SUBSCRIPTION_SESSION_SECRET, at);
  return subject === null ? null : directoryOf(env).find(Number(subject));
}
