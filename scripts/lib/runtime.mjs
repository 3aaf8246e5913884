// @ts-check
// The only module that makes a Miniflare. It passes V8 flags to workerd, for which Miniflare has no option, and keeps it from
// writing more than warnings and errors.
import {AsyncLocalStorage} from 'node:async_hooks';
import {subscribe} from 'node:diagnostics_channel';
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import Module, {createRequire} from 'node:module';
import {createInterface} from 'node:readline';
import {setTimeout as wait} from 'node:timers/promises';

import {Message, ObjectSize, Struct, TextList, utils} from 'capnp-es';

import {CannotStart} from './cannot-start.mjs';

/**
 * The line of Miniflare that says by how many bytes a full configuration grows. Each growth copies the whole configuration,
 * 5.5 MB of scripts.
 */
const GROWTH = 'var MIN_SINGLE_SEGMENT_GROWTH = 4096;';

/**
 * Loads Miniflare with a growth of 8 MiB, which saves some 80 copies at each start
 * (docs/decisions/197-miniflare-configuration.md). An `import` takes a quarter of a second longer, because it first searches
 * 3.6 MB of CommonJS for the names of the exports.
 *
 * @returns {typeof import('miniflare')}
 * @throws {Error} where a new version has other code
 */
function loadMiniflare() {
  const require = createRequire(import.meta.url);
  const file = require.resolve('miniflare');
  const code = readFileSync(file, 'utf8');
  if (!code.includes(GROWTH)) throw new Error(`${file} has no "${GROWTH}" any more: see scripts/lib/runtime.mjs`);
  const module = /** @type {Module & {_compile: (code: string, file: string) => void}} */ (new Module(file));
  module.filename = file;
  module.paths = createRequire(file).resolve.paths('miniflare') ?? [];
  // Later calls of `require` and `import` return this module.
  require.cache[file] = module;
  module._compile(code.replace(GROWTH, 'var MIN_SINGLE_SEGMENT_GROWTH = 8388608;'), file);
  module.loaded = true;
  return module.exports;
}

/**
 * Miniflare as somebody has loaded it before, such as `@cloudflare/vitest-pool-workers`.
 *
 * @returns {typeof import('miniflare') | undefined}
 */
function loadedMiniflare() {
  const require = createRequire(import.meta.url);
  return require.cache[require.resolve('miniflare')]?.exports;
}

const early = loadedMiniflare();
const {Miniflare, Response, Runtime} = loadMiniflare();

/** What a function in this process answers a worker with. */
export {Response};

/**
 * @typedef {import('node:child_process').ChildProcess & {readonly pid: number}} ChildProcess
 * @typedef {import('node:stream').Readable} Readable
 */

/**
 * The V8 flags of every workerd that we start. V8 compiles hot functions on a background thread. On two cores there is
 * only one such thread, and a compile job that runs out of memory blocks it until the main thread collects garbage.
 * If the main thread waits at that moment for another job on that thread, both wait forever.
 */
const V8_FLAGS = ['--no-concurrent-recompilation'];

/** Replaces the list, separated by spaces: for measurements, and for machines where the default does not suit. */
const OVERRIDE = 'WORKERD_V8_FLAGS';

const v8Flags = () => process.env[OVERRIDE]?.split(' ').filter(Boolean) ?? V8_FLAGS;

/** The root of workerd's configuration (`struct Config` in workerd.capnp), as large as Miniflare writes it. */
class Config extends Struct {
  /** @override */
  static _capnp = {displayName: 'Config', id: '8794486c76aaa7d6', size: new ObjectSize(8, 6)};
}

/** The index of `v8Flags :List(Text)` among the root's pointers. */
const V8_FLAGS_POINTER = 2;

/**
 * Adds V8 flags to a serialised configuration of workerd.
 *
 * @param {Buffer} config
 * @param {readonly string[]} flags
 * @returns {Buffer}
 */
function withV8Flags(config, flags) {
  const message = new Message(config, false);
  const list = utils.initList(V8_FLAGS_POINTER, TextList, flags.length, message.getRoot(Config));
  for (const [index, flag] of flags.entries()) list.set(index, flag);
  return Buffer.from(message.toArrayBuffer());
}

/**
 * Passes our flags to every workerd of a Miniflare, and takes `verbose` from it. Miniflare hands the configuration to the changed
 * method and nowhere else. `@cloudflare/vitest-pool-workers`, which makes its Miniflare by itself, asks for `verbose`: with it
 * workerd tells of every exception that a worker throws, also of those that a test is about.
 *
 * @param {typeof import('miniflare').Runtime} runtime
 */
function changeRuntime({prototype}) {
  const {updateConfig} = prototype;
  /** @type {typeof updateConfig} */
  prototype.updateConfig = function updateConfigOurWay(config, options, ...rest) {
    return updateConfig.call(this, withV8Flags(config, v8Flags()), {...options, verbose: false}, ...rest);
  };
}

changeRuntime(Runtime);
if (early) changeRuntime(early.Runtime);

/** Collects the process that a Miniflare spawns, which has no public property. */
const spawning = /** @type {AsyncLocalStorage<{child?: ChildProcess}>} */ (new AsyncLocalStorage());
subscribe('child_process', (message) => {
  const starting = spawning.getStore();
  if (starting) starting.child = /** @type {{process: ChildProcess}} */ (message).process;
});

/** @type {WeakMap<import('miniflare').Miniflare, ChildProcess>} */
const processes = new WeakMap();

/**
 * Returns the workerd process of a runtime.
 *
 * @param {import('miniflare').Miniflare} miniflare from `startRuntime`
 * @returns {ChildProcess}
 */
export function processOf(miniflare) {
  const child = processes.get(miniflare);
  if (!child) throw new RangeError('This Miniflare was not started by startRuntime');
  return child;
}

/** Addresses in workerd's binary, which are of no use to us. */
const STACK = /^stack: .*$/m;

/** How long a runtime that failed may take to write its reason, in milliseconds. */
const REASON_MS = 2_000;

/**
 * Starts workerd and waits until it is ready.
 *
 * @param {import('miniflare').MiniflareOptions} options
 * @returns {Promise<import('miniflare').Miniflare>} to be ended by `stopRuntime`
 * @throws {CannotStart} with the reason that workerd wrote, where it exits instead
 */
export async function startRuntime({handleRuntimeStdio = printOutput, ...options}) {
  let starting = true;
  let reason = '';
  /** @type {Promise<unknown>} */
  let ended = Promise.resolve();
  /** @type {{child?: ChildProcess}} */
  const spawned = {};
  const handleStdio = (/** @type {Readable} */ stdout, /** @type {Readable} */ stderr) => {
    ended = once(stderr, 'close');
    stderr.on('data', (/** @type {Buffer | string} */ text) => {
      if (starting) reason += text.toString();
    });
    handleRuntimeStdio(stdout, stderr);
  };
  const miniflare = spawning.run(spawned, () => new Miniflare({...options, handleRuntimeStdio: handleStdio}));
  try {
    await miniflare.ready;
    starting = false;
    if (spawned.child) processes.set(miniflare, spawned.child);
    return miniflare;
  } catch (error) {
    await Promise.race([ended, wait(REASON_MS, null, {ref: false})]);
    // `dispose` rejects with the error of the start.
    await miniflare.dispose().catch(() => undefined);
    if (reason === '') throw error;
    throw new CannotStart(`The Workers runtime did not start:\n${reason.replace(STACK, '').trimEnd()}`);
  }
}

/** How long Miniflare may take to clean up, in milliseconds. */
const DISPOSE_MS = 3_000;

/**
 * Ends a runtime with SIGKILL, as Miniflare does. Never waits longer than three seconds, even for a runtime that hangs.
 *
 * @param {import('miniflare').Miniflare} miniflare from `startRuntime`
 * @returns {Promise<void>}
 */
export async function stopRuntime(miniflare) {
  processOf(miniflare).kill('SIGKILL');
  await Promise.race([miniflare.dispose(), wait(DISPOSE_MS, null, {ref: false})]);
}

/**
 * @param {Readable} stdout
 * @param {Readable} stderr
 */
function printOutput(stdout, stderr) {
  createInterface(stdout).on('line', (line) => console.log(line));
  createInterface(stderr).on('line', (line) => console.error(line));
}
