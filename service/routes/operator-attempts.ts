import type {LimitContext} from './over-limit';
import {roomWait, takeRoom} from './over-limit';

/**
 * Counts an attempt with the operator's key, by login or bearer; what a network has no room for uses up nobody else's.
 *
 * @param address the visitor's; counted by its range
 * @returns the milliseconds until there is room, 0 where it was counted
 */
export async function takeAttempt(c: LimitContext, address: string | undefined): Promise<number> {
  const wait = await takeRoom(c, 'operator-login', null, address);
  return wait > 0 ? wait : takeRoom(c, 'operator-login', 'all', undefined);
}

/** Returns the milliseconds until there is room for another attempt, 0 where there is; counts none. */
export function attemptWait(c: LimitContext, address: string | undefined): Promise<number> {
  return roomWait(c, 'operator-login', 'all', address);
}
