import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, readFileSync} from 'node:fs';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createInterface} from 'node:readline';
import type {Readable} from 'node:stream';

import * as z from 'zod';

import {withDeadline} from './deadline';
import {forgetShop, watchShop} from './incidents';

/** A shop and its hosted services, running for tests in a separate process. */
export type RunningShop = {
  /** The shop's origin, e.g. `http://localhost:41001`. */
  readonly shop: string;
  /** The emulator's origin; its control interface is open. */
  readonly emulator: string;
  /** The service worker's origin. */
  readonly service: string;
  /** The folder of its data, and of the supervisor's reports. */
  readonly dataDir: string;
  /** What it has written to its log so far. */
  readonly log: () => string;
  /** The debugging port of its workers; `null` if there is none. */
  readonly inspector: number | null;
  /** The process ids of the runtime that both run in: another one after each restart. */
  readonly runtimes: () => readonly number[];
  /** Ends all processes with `kill -9`. */
  kill: () => Promise<void>;
  /** Waits until it has ended by itself, and gives its exit code. */
  ended: () => Promise<number | null>;
  /** Starts again on the same ports and the same data, the shop's clock ahead by so many milliseconds (0 unless told). */
  restart: (clockOffsetMs?: number) => Promise<void>;
  /** Stops everything and removes the data. */
  stop: () => Promise<void>;
};

/** Loading wrangler and the runtime takes seconds, and a machine may be busy. */
const START_MS = 60_000;
/** How long a process may take to end after SIGTERM. */
const STOP_MS = 6_000;
/** And after SIGKILL, while the system releases its memory. */
const KILL_MS = 3_000;

const readySchema = z.object({
  shop: z.string(),
  emulator: z.string(),
  service: z.string(),
  inspector: z.int().nullable(),
});
const recordSchema = z.object({workerd: z.array(z.int().positive())});

/** The runtimes that serve a data folder at present, as scripts/lib/orphans.mjs records them. */
function runtimesOf(dataDir: string): readonly number[] {
  const record = path.join(dataDir, 'processes.json');
  return existsSync(record) ? recordSchema.parse(JSON.parse(readFileSync(record, 'utf8'))).workerd : [];
}

async function firstLine(output: Readable): Promise<string> {
  for await (const line of createInterface({input: output})) return line;
  return '';
}

/** Starts scripts/serve.mjs and waits for its line of JSON. */
async function serve(dataDir: string, args: string[]) {
  const child = spawn(process.execPath, ['scripts/serve.mjs', '--data-dir', dataDir, ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
    if (process.env['SHOP_LOG']) process.stderr.write(text);
  });
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`The shop did not start (${String(code)}):\n${complaints}`);
  });
  failed.catch(() => undefined);
  try {
    // Without a line the process has ended: its exit code says why.
    const line = Promise.race([firstLine(child.stdout), failed]).then(async (text) => text || (await failed));
    const ready = readySchema.parse(JSON.parse(await withDeadline(line, START_MS, 'The start of the shop')));
    return {child, ready, log: () => complaints};
  } catch (error) {
    await kill(child, dataDir);
    throw error;
  }
}

/** Waits until a child has ended and returns its exit code. */
async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Ends a shop and its runtime as `kill -9` does: the runtime would outlive its parent. */
async function kill(child: ChildProcess, dataDir: string): Promise<void> {
  const runtimes = runtimesOf(dataDir);
  child.kill('SIGKILL');
  for (const pid of runtimes) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  await withDeadline(ended(child), KILL_MS, 'The end of the shop');
}

/**
 * Starts the built shop on free ports with fresh data. Call `stop` at the end.
 *
 * @param settings variables of the shop in place of those of wrangler.toml
 * @param inspect whether to open a debugging port
 * @throws {Error} with the output of the process if it does not start
 */
export async function startShop(
  settings: Readonly<Record<string, string>> = {},
  {inspect = false}: {readonly inspect?: boolean} = {},
): Promise<RunningShop> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'lichtung-'));
  const set = Object.entries(settings).flatMap(([name, value]) => ['--set', `${name}=${value}`]);
  if (inspect) set.push('--inspect');
  let {child, ready, log} = await serve(dataDir, set);
  watchShop(dataDir, () => log());
  const portOf = (name: 'shop' | 'emulator' | 'service') => new URL(ready[name]).port;
  const ports = ['--port', portOf('shop'), '--emulator-port', portOf('emulator'), '--service-port', portOf('service')];

  return {
    ...ready,
    dataDir,
    log: () => log(),
    runtimes: () => runtimesOf(dataDir),
    kill: () => kill(child, dataDir),
    ended: () => withDeadline(ended(child), STOP_MS, 'The end of the shop'),
    restart: async (clockOffsetMs = 0) => {
      ({child, ready, log} = await serve(dataDir, [...ports, ...set, '--clock-offset', String(clockOffsetMs)]));
    },
    stop: async () => {
      forgetShop(dataDir);
      child.kill('SIGTERM');
      await withDeadline(ended(child), STOP_MS, 'The end of the shop').catch(() => kill(child, dataDir));
      await rm(dataDir, {recursive: true, force: true, maxRetries: 3});
    },
  };
}
