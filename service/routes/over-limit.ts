import {networksOf, WIDE_NETWORK_ROOM} from '../../contracts/internet-address';
import {waitSecondsOf} from '../adapters/upstream';
import type {LimitName} from '../config/limits';
import {LIMITS, OUTAGE_RETRY_MS} from '../config/limits';
import {boundedWait} from '../domain/retry';
import {subjectLimit} from '../domain/subject-limit';
import type {ServiceEnv} from '../env';
import type {ServiceContext} from './app';
import {now, refuse} from './app';

/** The header with the visitor's internet address, as the platform gave it to the shop. Its networks are counted. */
const VISITOR_HEADER = 'Shopper-Address';

/** The part of a request's context that counting needs. */
export type LimitContext = {readonly env: Pick<ServiceEnv, 'LIMITS' | 'LIMIT_FACTOR' | 'CLOCK_OFFSET_MS'>};

/**
 * Counts a request against the limits of its visitor and its subject.
 *
 * @param subject the e-mail address in any spelling, or the order number or code in the one form of all its spellings; case does not matter; `null` for none
 * @returns `null` if there was room, else 429 `rate_limited` with `Retry-After`
 */
export async function overLimit(c: ServiceContext, name: LimitName, subject: string | null): Promise<Response | null> {
  return refusalFor(c, await takeRoom(c, name, subject, c.req.header(VISITOR_HEADER)));
}

/** Counts a request against the limit of its subject alone, whoever the visitor is. See `overLimit`. */
export async function overSubjectLimit(c: ServiceContext, name: LimitName, subject: string): Promise<Response | null> {
  return refusalFor(c, await takeRoom(c, name, subject, undefined));
}

function refusalFor(c: ServiceContext, wait: number): Response | null {
  return wait === 0 ? null : refuse(c, 429, 'rate_limited', retryAfter(wait));
}

/**
 * Counts a request against the limits of its visitor and its subject. What a network has no room for does not count for a wider one, nor
 * for the subject.
 *
 * @param address the visitor's; counted by its networks
 * @returns 0 if there was room, else the milliseconds until there is
 */
export async function takeRoom(
  c: LimitContext,
  name: LimitName,
  subject: string | null,
  address: string | undefined,
): Promise<number> {
  for (const {counter, max, windowMs} of limitsOf(c, name, subject, address)) {
    const wait = await c.env.LIMITS.getByName(counter).take(max, windowMs, now(c));
    if (wait > 0) return wait;
  }
  return 0;
}

/** Returns the milliseconds until `takeRoom` finds room, 0 if there is room now. Counts nothing. */
export async function roomWait(
  c: LimitContext,
  name: LimitName,
  subject: string | null,
  address: string | undefined,
): Promise<number> {
  const waits = limitsOf(c, name, subject, address).map(({counter, max, windowMs}) =>
    c.env.LIMITS.getByName(counter).wait(max, windowMs, now(c)),
  );
  return Math.max(0, ...(await Promise.all(waits)));
}

/** Returns the header `Retry-After`. `wait` in milliseconds. */
export function retryAfter(wait: number): {readonly 'Retry-After': string} {
  return {'Retry-After': String(Math.ceil(wait / 1000))};
}

/** Returns the header `Retry-After` of an outage: as long as the hosted service asks to wait, and five seconds at least. */
export function retryAfterOutage(error: unknown): ReturnType<typeof retryAfter> {
  return retryAfter(Math.max(OUTAGE_RETRY_MS, boundedWait(waitSecondsOf(error) ?? 0)));
}

function limitsOf({env}: LimitContext, name: LimitName, subject: string | null, address: string | undefined) {
  const {visitor, subject: own} = LIMITS[name];
  const networks = address === undefined ? [] : networksOf(address);
  const limits = networks.map((network, index) => {
    const room = index === 0 ? 1 : WIDE_NETWORK_ROOM;
    return {counter: `${name} from ${network}`, max: visitor.max * room, windowMs: visitor.windowMs};
  });
  if (subject !== null) limits.push({counter: subjectLimit(name, subject), ...own});
  return limits.map((limit) => ({...limit, max: limit.max * env.LIMIT_FACTOR}));
}
