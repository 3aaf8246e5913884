// @ts-check
import {spawn} from 'node:child_process';
import {constants, setPriority} from 'node:os';

import {root} from './paths.mjs';

/** A command that did not end with exit code 0; `output` is all it wrote. */
export class CommandFailed extends Error {
  /**
   * @param {string} command
   * @param {string} end such as `ended with 1`
   * @param {string} output
   */
  constructor(command, end, output) {
    super(`${command} ${end}`);
    // Rollup's errors list every file it has read.
    this.output = output.replace(/^ *watchFiles: \[[^\]]*\],?\n/gm, '');
  }
}

/**
 * Gives a process, and those that it will start, the lowest priority.
 *
 * @param {number | undefined} pid
 */
function lowerPriority(pid) {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // Ignored: the process has ended, or the system refuses to lower its priority.
  }
}

/**
 * Runs a command and collects what it writes.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{cwd?: string, env?: Record<string, string>, show?: boolean, lowPriority?: boolean, limitMs?: number}} [options]
 *   `cwd` is the project's folder where absent; `show` passes the output through as it comes; `lowPriority` runs it at the
 *   lowest priority; `limitMs` ends a command that takes longer with SIGTERM
 * @returns {Promise<string>} standard output and error, interleaved
 * @throws {CommandFailed} on an exit code other than 0, and where it took too long
 */
export function run(command, args, {cwd = root, env = {}, show = false, lowPriority = false, limitMs} = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: {...process.env, ...env},
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: limitMs,
    });
    if (lowPriority) lowerPriority(child.pid);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text) => {
        output += text;
        if (show) process.stdout.write(text);
      });
    }
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(output);
      else {
        const end = child.killed
          ? `took longer than ${(limitMs ?? 0) / 60_000} min`
          : `ended with ${code ?? 'a signal'}`;
        reject(new CommandFailed([command, ...args].join(' '), end, output));
      }
    });
  });
}

/** Room for short-lived objects: builds and tests spent a tenth of their processor time on collecting them. */
const NODE_OPTIONS = [process.env['NODE_OPTIONS'], '--max-semi-space-size=64'].filter(Boolean).join(' ');

/**
 * Runs a script of an installed package with this very Node.
 *
 * @param {string} script path inside the project, e.g. `node_modules/vitest/vitest.mjs`
 * @param {string[]} args
 * @param {{env?: Record<string, string>, show?: boolean, lowPriority?: boolean, limitMs?: number}} [options] as for `run`
 * @returns {Promise<string>}
 * @throws {CommandFailed}
 */
export const runNode = (script, args, {env = {}, ...options} = {}) =>
  run(process.execPath, [script, ...args], {...options, env: {NODE_OPTIONS, ...env}});
