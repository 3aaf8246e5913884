// @ts-check
import {runNode} from './commands.mjs';
import {inProject} from './paths.mjs';

/** The maximum size of the shop's worker, compressed. */
export const MAX_GZIP_KIB = 1024;

const UPLOAD = /Total Upload: ([\d.]+) KiB \/ gzip: ([\d.]+) KiB/;

/** Keeps Wrangler from network requests that a deployment does not need. */
const QUIET = {WRANGLER_SEND_METRICS: 'false', WRANGLER_SEND_ERROR_REPORTS: 'false', WRANGLER_HIDE_BANNER: 'true'};

/**
 * Deploys one worker, or only packs it.
 *
 * @param {object} options
 * @param {string} options.config path of its wrangler file, relative to the project
 * @param {string} options.environment
 * @param {boolean} options.dryRun
 * @param {import('./progress.mjs').Log} options.log
 * @returns {Promise<{gzipKib: number}>} its size, compressed
 * @throws {import('./commands.mjs').CommandFailed}
 */
export async function sendWorker({config, environment, dryRun, log}) {
  const output = await runNode(
    'node_modules/wrangler/bin/wrangler.js',
    [
      ...['deploy', '--config', config, '--env', environment],
      ...(dryRun
        ? ['--dry-run', '--outdir', inProject('.build/deployment', environment, config.replace(/\W/g, '-'))]
        : []),
    ],
    {env: QUIET, show: !dryRun},
  );
  const [, , gzip] = UPLOAD.exec(output) ?? [];
  if (gzip === undefined)
    throw new Error(`Wrangler's output names no upload size. Adapt UPLOAD in scripts/lib/deployment.mjs:\n${output}`);
  log(`${config} (${environment}): ${gzip} KiB compressed${dryRun ? ', packed for sending' : ''}.`);
  return {gzipKib: Number(gzip)};
}

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
