// @ts-check
import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {setTimeout as wait} from 'node:timers/promises';

/** Milliseconds; long enough to distinguish a thread that computes from one that waits. */
const SAMPLE_MS = 200;

/** @param {string} file of /proc; some are not readable for every user */
const read = (file) => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
};

/**
 * @param {number} pid
 * @returns {{tid: string, name: string, state: string, ticks: number, waitsIn: string}[]} `ticks`: CPU time so far, in
 *   hundredths of a second
 */
const threadsOf = (pid) =>
  readdirSync(`/proc/${pid}/task`).map((tid) => {
    const stat = read(`/proc/${pid}/task/${tid}/stat`);
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
    const waitsIn = read(`/proc/${pid}/task/${tid}/wchan`);
    return {tid, name, state: fields[0] ?? '?', ticks: Number(fields[11]) + Number(fields[12]), waitsIn};
  });

/**
 * Describes a process that hangs: its state, and for each thread the state, the CPU time within 200 ms and the function
 * of the kernel that it waits in.
 *
 * @param {number} pid
 * @returns {Promise<string>} several lines
 */
export async function processState(pid) {
  try {
    if (!existsSync(`/proc/${pid}/stat`))
      return execFileSync('ps', ['-o', 'pid,stat,time,rss', '-p', `${pid}`]).toString();
    const before = new Map(threadsOf(pid).map(({tid, ticks}) => [tid, ticks]));
    await wait(SAMPLE_MS);
    const threads = threadsOf(pid).map(
      ({tid, name, state, ticks, waitsIn}) =>
        `${tid} ${name}: state ${state}, ${(ticks - (before.get(tid) ?? ticks)) * 10} ms CPU, waits in ${waitsIn || '?'}`,
    );
    return [`Threads, and their CPU time within ${SAMPLE_MS} ms:`, ...threads, '', read(`/proc/${pid}/status`)].join(
      '\n',
    );
  } catch (error) {
    return `Process ${pid} cannot be read: ${String(error)}`;
  }
}
