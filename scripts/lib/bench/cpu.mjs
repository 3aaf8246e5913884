// @ts-check
import {readdirSync, readFileSync} from 'node:fs';

const NANOSECONDS_PER_MS = 1e6;

/**
 * Reads how much processor a process has had. Needs Linux.
 *
 * @param {number} pid
 * @returns {number} milliseconds, of all its threads that there are; 0 where the system does not say
 */
export function cpuOf(pid) {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const spent = threads.map((thread) =>
      Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
    );
    return spent.reduce((sum, each) => sum + each, 0) / NANOSECONDS_PER_MS;
  } catch {
    return 0;
  }
}
