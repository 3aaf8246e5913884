import type {LimitName} from '../config/limits';
import {LIMITS} from '../config/limits';
import {addressRange} from '../domain/address-range';
import type {ServiceContext} from './app';
import {now, refuse} from './app';

/** Says for whom the shop asks: the visitor's address as the platform told the shop. Counted by its range. */
const VISITOR_HEADER = 'Shopper-Address';

/**
 * Counts a request against the limits of its visitor and its subject.
 *
 * @param subject the e-mail address, order number or code that it is about, compared without case; `null` for none
 * @returns `null` where there was room, else 429 `rate_limited` with `Retry-After`
 */
export async function overLimit(c: ServiceContext, name: LimitName, subject: string | null): Promise<Response | null> {
  const {visitor, subject: own} = LIMITS[name];
  const address = c.req.header(VISITOR_HEADER);
  const waits = subject === null ? [0] : [await take(c, subjectLimit(name, subject), own)];
  if (address !== undefined) waits.push(await take(c, `${name} from ${addressRange(address)}`, visitor));
  const wait = Math.max(...waits);
  return wait === 0 ? null : refuse(c, 429, 'rate_limited', {'Retry-After': String(Math.ceil(wait / 1000))});
}

/** The name of the counter of a subject. */
export function subjectLimit(name: string, subject: string): string {
  return `${name} for ${subject.toLowerCase()}`;
}

function take(c: ServiceContext, name: string, {max, windowMs}: {readonly max: number; readonly windowMs: number}) {
  return c.env.LIMITS.getByName(name).take(max * c.env.LIMIT_FACTOR, windowMs, now(c));
}
