import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {setTimeout as wait} from 'node:timers/promises';
import type {MiniflareOptions} from 'miniflare';
import {processOf, startRuntime, stopRuntime} from '../../scripts/lib/runtime.mjs';
import {withDeadline} from '../support/deadline';

const START_MS = 60_000;
/** A runtime that gives no answer for so long is killed, so that nothing else waits for it. */
const ANSWER_MS = 30_000;
const EXIT_MS = 100;

type Miniflare = Awaited<ReturnType<typeof startRuntime>>;

/** A runtime of a test file's own. No wait for it is endless. */
export type OwnRuntime = Pick<Miniflare, 'dispatchFetch' | 'getBindings' | 'ready' | 'unsafeGetDirectURL'> & {
  readonly pid: number;
  readonly isAlive: () => boolean;
  /** Ends the runtime as `kill -9` does. */
  readonly kill: () => void;
  readonly stop: () => Promise<void>;
};

/**
 * Starts workerd with Miniflare's options.
 *
 * @throws {Error} where it does not start within a minute
 */
export async function startOwnRuntime(options: MiniflareOptions): Promise<OwnRuntime> {
  const miniflare = await withDeadline(startRuntime(options), START_MS, 'The start of the runtime');
  const child = processOf(miniflare);
  const exited = once(child, 'exit');
  const kill = () => void child.kill('SIGKILL');
  return {
    pid: child.pid,
    isAlive: () => child.signalCode === null && child.exitCode === null,
    kill,
    stop: () => stopRuntime(miniflare),
    ready: miniflare.ready,
    getBindings: (name) => miniflare.getBindings(name),
    unsafeGetDirectURL: (...worker) => miniflare.unsafeGetDirectURL(...worker),
    dispatchFetch: async (input, init) => {
      const late = setTimeout(kill, ANSWER_MS);
      try {
        return await miniflare.dispatchFetch(input, init);
      } catch (error) {
        // Connections break a moment before the exit of the process is reported.
        await Promise.race([exited, wait(EXIT_MS, null, {ref: false})]);
        const reason = child.signalCode ?? child.exitCode;
        if (reason === null) throw error;
        const address = input instanceof Object && 'url' in input ? input.url : input.toString();
        throw new Error(`The runtime died (${reason}) before it answered ${address}`, {cause: error});
      } finally {
        clearTimeout(late);
      }
    },
  };
}

/**
 * Makes a starter that gives the test files of one process the same runtime, which ends with the process. Whoever takes it first makes
 * it as new. A file that finds it dead gets another one: the test that met its end has failed.
 */
export function sharedByFiles<T extends Pick<OwnRuntime, 'isAlive'>>(start: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | null = null;
  return async () => {
    const running = await kept?.catch(() => null);
    if (running?.isAlive() === true) return running;
    kept = start();
    return kept;
  };
}

/** How much memory a process holds, in bytes. */
export function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024;
}
