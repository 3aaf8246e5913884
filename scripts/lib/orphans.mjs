// @ts-check
import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';

/**
 * @typedef {{node: number, workerd: number[]}} ProcessRecord the processes that serve a data folder
 */

/** @param {string} dataDir */
const recordFile = (dataDir) => path.join(dataDir, 'processes.json');

/**
 * @returns {{pid: number, parent: number, command: string}[]} every process of this machine that this user may inspect
 */
function processes() {
  if (existsSync('/proc/self/stat')) {
    return readdirSync('/proc').flatMap((entry) => {
      if (!/^\d+$/.test(entry)) return [];
      try {
        const stat = readFileSync(`/proc/${entry}/stat`, 'utf8');
        const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        if (state === 'Z') return [];
        const command = readFileSync(`/proc/${entry}/cmdline`, 'utf8').replaceAll('\0', ' ');
        return [{pid: Number(entry), parent: Number(parent), command}];
      } catch {
        return []; // ended between the two readings
      }
    });
  }
  return execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], {encoding: 'utf8'})
    .split('\n')
    .flatMap((line) => {
      const [, pid, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
      return pid ? [{pid: Number(pid), parent: Number(parent), command}] : [];
    });
}

/** @param {string} command */
const isWorkerd = (command) => /(^|\/)workerd(\.exe)? /.test(command);

/**
 * Records which processes serve a data folder, so that the next start can end what a `kill -9` of Node left running.
 *
 * @param {string} dataDir
 * @param {number} workerd
 * @returns {void}
 */
export function recordProcesses(dataDir, workerd) {
  /** @type {ProcessRecord} */
  const record = {node: process.pid, workerd: [workerd]};
  mkdirSync(dataDir, {recursive: true});
  writeFileSync(recordFile(dataDir), JSON.stringify(record));
}

/**
 * Removes the record of the processes that serve a data folder.
 *
 * @param {string} dataDir
 * @returns {void}
 */
export function forgetProcesses(dataDir) {
  rmSync(recordFile(dataDir), {force: true});
}

/**
 * Ends the workerd that an earlier, killed Node of ours left behind on this data folder. A workerd whose Node still
 * runs is somebody's shop and is left alone.
 *
 * @param {string} dataDir
 * @returns {Promise<boolean>} whether a shop is running on this folder right now
 */
export async function endOrphans(dataDir) {
  if (!existsSync(recordFile(dataDir))) return false;
  /** @type {ProcessRecord} */
  let record;
  try {
    record = JSON.parse(readFileSync(recordFile(dataDir), 'utf8'));
  } catch {
    return false;
  }
  const ours = () => processes().filter(({pid, command}) => record.workerd.includes(pid) && isWorkerd(command));
  const left = ours();
  if (left.some(({parent}) => parent === record.node)) return record.node !== process.pid;
  for (const {pid} of left) process.kill(pid, 'SIGKILL');
  for (let attempts = 0; attempts < 50 && ours().length > 0; attempts += 1) await wait(20);
  forgetProcesses(dataDir);
  return false;
}
