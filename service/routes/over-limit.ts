import {mailbox} from '../../contracts/mailbox';
import type {LimitName} from '../config/limits';
import {LIMITS} from '../config/limits';
import {addressRange} from '../domain/address-range';
import type {ServiceContext} from './app';
import {now, refuse} from './app';
import type {ServiceEnv} from './env';

/** The header with the visitor's internet address, as the platform gave it to the shop. Its range is counted. */
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
  const wait = await takeRoom(c, name, subject, c.req.header(VISITOR_HEADER));
  return wait === 0 ? null : refuse(c, 429, 'rate_limited', retryAfter(wait));
}

/**
 * Counts a request against the limits of its visitor and its subject.
 *
 * @param address the visitor's; counted by its range
 * @returns 0 if there was room, else the milliseconds until there is
 */
export async function takeRoom(
  c: LimitContext,
  name: LimitName,
  subject: string | null,
  address: string | undefined,
): Promise<number> {
  return longestWait('take', c, limitsOf(name, subject, address));
}

/** Returns the milliseconds until `takeRoom` finds room, 0 if there is room now. Counts nothing. */
export async function roomWait(
  c: LimitContext,
  name: LimitName,
  subject: string | null,
  address: string | undefined,
): Promise<number> {
  return longestWait('wait', c, limitsOf(name, subject, address));
}

async function longestWait(
  method: 'take' | 'wait',
  c: LimitContext,
  limits: ReturnType<typeof limitsOf>,
): Promise<number> {
  const waits = limits.map(({counter, max, windowMs}) =>
    c.env.LIMITS.getByName(counter)[method](max * c.env.LIMIT_FACTOR, windowMs, now(c)),
  );
  return Math.max(0, ...(await Promise.all(waits)));
}

/** Returns the header `Retry-After`. `wait` in milliseconds. */
export function retryAfter(wait: number): {readonly 'Retry-After': string} {
  return {'Retry-After': String(Math.ceil(wait / 1000))};
}

/** Returns the name of the counter of a subject; that of an e-mail address is its mailbox's. */
export function subjectLimit(name: string, subject: string): string {
  return `${name} for ${mailbox(subject)}`;
}

function limitsOf(name: LimitName, subject: string | null, address: string | undefined) {
  const {visitor, subject: own} = LIMITS[name];
  return [
    ...(subject === null ? [] : [{counter: subjectLimit(name, subject), ...own}]),
    ...(address === undefined ? [] : [{counter: `${name} from ${addressRange(address)}`, ...visitor}]),
  ];
}
