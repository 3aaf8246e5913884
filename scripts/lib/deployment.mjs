// @ts-check
import {CommandFailed, runNode} from './commands.mjs';
import {inProject} from './paths.mjs';
import {readEnvironment} from './settings.mjs';

/** The maximum size of the shop's worker, compressed. */
export const MAX_GZIP_KIB = 1024;

const UPLOAD = /Total Upload: ([\d.]+) KiB \/ gzip: ([\d.]+) KiB/;

/**
 * Keeps Wrangler from network requests that a deployment does not need. `readEnvironment` lowers the level of its log for this process;
 * what a deployment says is read.
 */
const ENVIRONMENT = {
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_LOG: 'log',
};

/**
 * @typedef {{config: string, environment: import('./settings.mjs').Deployable}} Worker `config`: path of its wrangler file, relative to
 *   the project
 */

/**
 * @param {Worker} worker
 * @param {readonly string[]} args
 * @param {{show: boolean}} options
 */
const runWrangler = ({config, environment}, args, {show}) =>
  runNode('node_modules/wrangler/bin/wrangler.js', [...args, '--config', config, '--env', environment], {
    env: ENVIRONMENT,
    show,
  });

/** Wrangler's list of secrets in JSON, among what else it writes. */
const LIST = /^\[(?:\]|\n[\s\S]*^\])/m;

/**
 * Refuses a worker that lacks a secret of its wrangler file. Wrangler itself refuses it while it is sent, when other workers of the
 * environment are sent already.
 *
 * @param {Worker} worker
 * @throws {RangeError} with one line that names what is missing
 */
export async function requireSecrets(worker) {
  const {secrets} = await readEnvironment(worker.config, worker.environment);
  const output = await runWrangler(worker, ['secret', 'list'], {show: false}).catch((error) => {
    if (!(error instanceof CommandFailed)) throw error;
    throw new RangeError(`The secrets of ${worker.config} (${worker.environment}) are not known:\n${error.output}`);
  });
  /** @type {readonly {name: string}[]} */
  const there = JSON.parse(LIST.exec(output)?.[0] ?? '[]');
  const missing = secrets.filter((name) => there.every((secret) => secret.name !== name));
  if (missing.length > 0) {
    throw new RangeError(
      `The worker of ${worker.config} (${worker.environment}) lacks secrets: ${missing.join(', ')}.`,
    );
  }
}

/**
 * Packs a worker as it is sent.
 *
 * @param {Worker} worker
 * @param {import('./progress.mjs').Log} log
 * @returns {Promise<{gzipKib: number}>} its size, compressed
 * @throws {import('./commands.mjs').CommandFailed}
 */
export async function packWorker(worker, log) {
  const {config, environment} = worker;
  const folder = inProject('.build/deployment', environment, config.replace(/\W/g, '-'));
  const output = await runWrangler(worker, ['deploy', '--dry-run', '--outdir', folder], {show: false});
  const [, , gzip] = UPLOAD.exec(output) ?? [];
  if (gzip === undefined)
    throw new Error(`Wrangler's output names no upload size. Adapt UPLOAD in scripts/lib/deployment.mjs:\n${output}`);
  log(`${config} (${environment}): ${gzip} KiB compressed, packed for sending.`);
  return {gzipKib: Number(gzip)};
}

/**
 * Deploys a worker.
 *
 * @param {Worker} worker
 * @param {string} [message] what `wrangler versions list` says of the version
 * @returns {Promise<unknown>}
 * @throws {import('./commands.mjs').CommandFailed}
 */
export const sendWorker = (worker, message) =>
  runWrangler(worker, ['deploy', ...(message === undefined ? [] : ['--message', message])], {show: true});

const EMPTY = 'export default {fetch: () => new Response(null)}';

/** @param {{script: string} | {path: string}} worker @returns {Promise<number>} milliseconds until it responds */
async function millisecondsToReady(worker) {
  const {startRuntime, stopRuntime} = await import('./runtime.mjs');
  const started = Date.now();
  const miniflare = await startRuntime({
    cf: false,
    telemetry: {enabled: false},
    compatibilityDate: '2026-04-01',
    compatibilityFlags: ['nodejs_compat'],
    ...('script' in worker
      ? {modules: true, script: worker.script}
      : {modules: [{type: /** @type {const} */ ('ESModule'), path: worker.path}]}),
  });
  const milliseconds = Date.now() - started;
  await stopRuntime(miniflare);
  return milliseconds;
}

/**
 * Measures how much longer a worker takes to start than an empty one. Never asserted, because it depends on the machine.
 *
 * @param {string} path of its one file
 * @returns {Promise<number>} whole milliseconds, the least of three
 */
export async function measureStartUp(path) {
  await millisecondsToReady({script: EMPTY});
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3; round += 1) {
    const empty = await millisecondsToReady({script: EMPTY});
    least = Math.min(least, (await millisecondsToReady({path})) - empty);
  }
  return Math.max(0, Math.round(least));
}
