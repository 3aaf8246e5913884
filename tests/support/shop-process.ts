import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createInterface} from 'node:readline';
import type {Readable} from 'node:stream';

/** A shop and its hosted services, running for tests in a process of their own. */
export type RunningShop = {
  /** The shop's origin, e.g. `http://localhost:41001`. */
  readonly shop: string;
  /** The emulator's origin; its control interface is open. */
  readonly emulator: string;
  /** What it has written to its log so far. */
  readonly log: () => string;
  /** The port where its workers can be looked into; `null` where they cannot. */
  readonly inspector: number | null;
  /** The process ids of the runtime that both run in. */
  readonly runtimes: () => readonly number[];
  /** Ends everything as `kill -9` does, with no chance to finish anything. */
  kill: () => Promise<void>;
  /** Starts again on the same ports and the same data, the shop's clock ahead by so many milliseconds (0 unless told). */
  restart: (clockOffsetMs?: number) => Promise<void>;
  /** Ends everything in good order and removes the data. */
  stop: () => Promise<void>;
};

type Ready = {
  shop: string;
  emulator: string;
  processes: {node: number; workerd: number[]};
  inspector: number | null;
};

const isReady = (value: unknown): value is Ready =>
  typeof value === 'object' && value !== null && 'shop' in value && 'emulator' in value && 'processes' in value;

async function firstLine(output: Readable): Promise<string> {
  for await (const line of createInterface({input: output})) return line;
  return '';
}

/** Starts scripts/serve.mjs and waits for its line of JSON. */
async function serve(dataDir: string, args: string[]): Promise<{child: ChildProcess; ready: Ready; log: () => string}> {
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
  // Without a line it has ended: its end says why.
  const line = (await Promise.race([firstLine(child.stdout), failed])) || (await failed);
  const ready: unknown = JSON.parse(line);
  if (!isReady(ready)) throw new Error(`scripts/serve.mjs said ${line}`);
  return {child, ready, log: () => complaints};
}

/** Waits for a child's end, also where it has ended already. */
const ended = async (child: ChildProcess) => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
};

/**
 * Starts the built shop on free ports with fresh data. Call `stop` at the end.
 *
 * @param settings variables of the shop in place of those of wrangler.toml
 * @param inspect whether its workers can be looked into
 * @throws {Error} with what the process wrote, where it does not start
 */
export async function startShop(
  settings: Readonly<Record<string, string>> = {},
  {inspect = false}: {readonly inspect?: boolean} = {},
): Promise<RunningShop> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'lichtung-'));
  const set = Object.entries(settings).flatMap(([name, value]) => ['--set', `${name}=${value}`]);
  if (inspect) set.push('--inspect');
  let {child, ready, log} = await serve(dataDir, set);
  const ports = ['--port', new URL(ready.shop).port, '--emulator-port', new URL(ready.emulator).port];

  return {
    shop: ready.shop,
    emulator: ready.emulator,
    inspector: ready.inspector,
    log: () => log(),
    runtimes: () => ready.processes.workerd,
    kill: async () => {
      for (const pid of [ready.processes.node, ...ready.processes.workerd]) process.kill(pid, 'SIGKILL');
      await ended(child);
    },
    restart: async (clockOffsetMs = 0) => {
      ({child, ready, log} = await serve(dataDir, [...ports, ...set, '--clock-offset', String(clockOffsetMs)]));
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended(child);
      await rm(dataDir, {recursive: true, force: true, maxRetries: 3});
    },
  };
}
