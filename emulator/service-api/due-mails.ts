import {now} from '../shared/clock';
import type {ServiceEnv} from './env';

/**
 * Sends the mails that are due by now: lessons of the course, gifts on their day. Called where the clock may have moved.
 *
 * @returns how many were sent
 */
export function sendDueMails(env: Pick<ServiceEnv, 'SCHEDULE' | 'CLOCK_OFFSET_MS'>): Promise<number> {
  return env.SCHEDULE.getByName('mails').runDue(now(env));
}
