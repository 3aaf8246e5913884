// @ts-check
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {CannotStart} from './cannot-start.mjs';
import {explain} from './failure.mjs';
import {processState} from './process-state.mjs';

/**
 * @typedef {object} Supervised
 * @property {readonly string[]} probes an address of each worker
 * @property {import('./runtime.mjs').ChildProcess} runtime
 * @property {() => Promise<void>} stop
 */

const PROBE_EVERY_MS = 500;
/** A runtime counts as hung if a worker does not respond for so long. */
const HUNG_AFTER_MS = 8_000;
/** A runtime that fails so often within a minute is not restarted. */
const FAILURES_PER_MINUTE = 3;
const MINUTE_MS = 60_000;

/**
 * Watches a runtime: probes each worker twice a second, and notices when the process exits.
 *
 * The probe is `OPTIONS /`, which the workers refuse before they do anything else. Any answer proves that the isolate
 * runs JavaScript. The time in which this process itself did not run (a laptop that slept, a stopped process group)
 * does not count, because no probe was waiting then.
 *
 * @param {{probes: readonly string[], runtime: import('node:events').EventEmitter}} workers
 * @param {(failure: string) => void} fail called once, with a sentence that says what happened
 * @returns {() => void} ends the watch
 */
export function watch({probes, runtime}, fail) {
  const requests = new AbortController();
  /** @type {Map<string, number>} */
  const silentMs = new Map(probes.map((origin) => [origin, 0]));
  let last = performance.now();

  /** @param {string} origin */
  const probe = async (origin) => {
    try {
      const answer = await fetch(origin, {method: 'OPTIONS', redirect: 'manual', signal: requests.signal});
      silentMs.set(origin, 0);
      await answer.body?.cancel();
    } catch {
      // A probe that fails counts as one without an answer.
    }
  };
  const tick = () => {
    const now = performance.now();
    const elapsed = Math.min(now - last, 2 * PROBE_EVERY_MS);
    last = now;
    for (const [origin, silent] of silentMs) {
      silentMs.set(origin, silent + elapsed);
      void probe(origin);
    }
    if (Math.max(...silentMs.values()) >= HUNG_AFTER_MS) {
      end(`The runtime did not answer for ${HUNG_AFTER_MS / 1000} s.`);
    }
  };
  /** @type {(code: number | null, signal: NodeJS.Signals | null) => void} */
  const exited = (code, signal) => end(`The runtime exited (${signal ? `signal ${signal}` : `code ${code}`}).`);
  const timer = setInterval(tick, PROBE_EVERY_MS);
  runtime.once('exit', exited);

  const stop = () => {
    clearInterval(timer);
    runtime.off('exit', exited);
    requests.abort();
  };
  /** @param {string} failure */
  const end = (failure) => {
    stop();
    fail(failure);
  };
  return stop;
}

/**
 * Returns the folder that the reports of failures are written to.
 *
 * @param {string} dataDir
 */
const incidentsIn = (dataDir) => path.join(dataDir, 'incidents');

/**
 * Writes a report of a failure to the data folder.
 *
 * @param {string} dataDir
 * @param {string} failure
 * @param {string} state
 * @returns {string} the file
 */
function report(dataDir, failure, state) {
  const folder = incidentsIn(dataDir);
  mkdirSync(folder, {recursive: true});
  const now = new Date().toISOString();
  const file = path.join(folder, `${now.replaceAll(/[:.]/g, '-')}.txt`);
  writeFileSync(file, `${failure}\n${now}\n\n${state}\n`);
  return file;
}

/**
 * Starts the workers and restarts them on the same data if the runtime hangs or exits.
 *
 * @template {Supervised} Workers
 * @param {() => Promise<Workers>} start starts the workers, each time on the same data
 * @param {object} options
 * @param {string} options.dataDir where a report of each failure is kept
 * @param {import('./progress.mjs').Log} options.log gets one line for each failure that was recovered from
 * @param {(error: unknown) => void} options.giveUp called if a restart fails, and on the third failure in a minute
 * @returns {Promise<Omit<Workers, keyof Supervised> & Pick<Supervised, 'stop'> & {restart: () => Promise<void>}>}
 * @throws {CannotStart} where the first start fails
 */
export async function supervise(start, {dataDir, log, giveUp}) {
  let workers = await start();
  const {probes: _probes, runtime: _runtime, stop: _stop, ...addresses} = workers;
  let running = true;
  let stopping = false;
  let unwatch = watch(workers, onFailure);
  let restarted = Promise.resolve();
  /** @type {number[]} */
  let failures = [];

  async function stop() {
    unwatch();
    if (!running) return;
    running = false;
    await workers.stop();
  }
  async function restart() {
    await stop();
    if (stopping) return;
    workers = await start();
    running = true;
    unwatch = watch(workers, onFailure);
  }
  /** @param {string} failure */
  async function recover(failure) {
    const file = report(dataDir, failure, await processState(workers.runtime.pid));
    const now = performance.now();
    failures = [...failures.filter((at) => now - at < MINUTE_MS), now];
    if (failures.length >= FAILURES_PER_MINUTE) {
      await stop();
      throw new CannotStart(`${failure} It failed ${failures.length} times within a minute. Process state: ${file}`);
    }
    try {
      await restart();
    } catch (error) {
      throw new CannotStart(`${failure} It could not be restarted: ${explain(error)}\nProcess state: ${file}`);
    }
    if (stopping) return;
    log(`${failure} It was restarted on the same data; carts and orders are kept. Process state: ${file}`);
  }
  /** @param {string} failure */
  function onFailure(failure) {
    restarted = restarted.then(() => recover(failure)).catch(giveUp);
  }

  return {
    ...addresses,
    restart: async () => {
      unwatch();
      const attempt = restarted.then(restart);
      restarted = attempt.catch(() => undefined);
      await attempt;
    },
    stop: async () => {
      stopping = true;
      unwatch();
      await restarted;
      await stop();
    },
  };
}
