import type {LimitContext} from './over-limit';
import {roomWait, takeRoom} from './over-limit';

/**
 * Counts an attempt with the operator's token, by login or bearer. Attempts beyond the limit of a network do not count for the others.
 *
 * @param address the visitor's; counted by its networks
 * @returns 0 if it was counted, else the milliseconds until there is room
 */
export async function takeAttempt(c: LimitContext, address: string | undefined): Promise<number> {
  const wait = await takeRoom(c, 'operator-login', null, address);
  return wait > 0 ? wait : takeRoom(c, 'operator-login', 'all', undefined);
}

/** Returns the milliseconds until there is room for another attempt, 0 if there is room now. Counts nothing. */
export function attemptWait(c: LimitContext, address: string | undefined): Promise<number> {
  return roomWait(c, 'operator-login', 'all', address);
}
