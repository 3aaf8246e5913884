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
    return threads.reduce((sum, thread) => sum + cpuOfThread(pid, thread), 0);
  } catch {
    return 0;
  }
}

/**
 * Reads how much processor the thread has had that runs a workerd's JavaScript: the first one of its process. Other threads
 * collect garbage and compile beside it. Needs Linux.
 *
 * @param {number} pid
 * @returns {number} milliseconds
 * @throws {Error} if there is no such process
 */
export const cpuOfScript = (pid) => cpuOfThread(pid, pid);

/**
 * @param {number} pid
 * @param {number | string} thread
 */
const cpuOfThread = (pid, thread) =>
  Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / NANOSECONDS_PER_MS;
