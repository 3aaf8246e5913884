// @ts-check
import {mkdirSync} from 'node:fs';

import {runNode} from './commands.mjs';
import {compressBuiltFiles} from './compressed-files.mjs';
import {whenChanged} from './fingerprints.mjs';
import {drawingsBundle, emulatorBundle, inProject, picturesDir, serviceBundle} from './paths.mjs';
import {renderEveryPicture} from './pictures/every-picture.mjs';
import {withProgress} from './progress.mjs';
import {slimRouteManifest} from './route-manifest.mjs';
import {seedPlugin} from './seed-plugin.mjs';

/** @typedef {import('./progress.mjs').Log} Log */

const tooling = [
  'package-lock.json',
  'tsconfig.json',
  'scripts/lib/build.mjs',
  'scripts/lib/compressed-files.mjs',
  'scripts/lib/route-manifest.mjs',
  'scripts/lib/seed-plugin.mjs',
];

/** The files and folders that each worker is built from: a change of one builds it again. */
export const INPUTS = {
  shop: [
    'app',
    'server.ts',
    'public',
    'locales',
    'graphql',
    'contracts',
    'store/merchant',
    'vite.config.ts',
    'remix.config.js',
    'scripts/vite',
    ...tooling,
  ],
  emulator: ['emulator', 'contracts', 'store/search.json', 'store/webhooks.json', ...tooling],
  service: ['service', 'contracts', 'store/merchant/shop.json', 'store/search.json', 'store/webhooks.json', ...tooling],
};

/**
 * @param {Log} log
 * @param {boolean} sourceMaps for the browser's files too, beside the worker's
 */
const buildShop = (log, sourceMaps) =>
  whenChanged({
    name: 'shop',
    inputs: INPUTS.shop,
    output: inProject('build/server/index.js'),
    variant: sourceMaps ? ' with maps' : '',
    run: (hash) =>
      withProgress(log, 'Building the shop', async () => {
        await runNode('node_modules/@remix-run/dev/dist/cli.js', ['vite:build'], {
          env: {BUILD_ID: hash, NODE_ENV: 'production', SOURCE_MAPS: sourceMaps ? 'hidden' : ''},
        });
        slimRouteManifest();
        await compressBuiltFiles();
      }),
  });

/** The workers that are one file each, as `isMade` and `whenChanged` take them. */
export const WORKERS = {
  emulator: {name: 'emulator', inputs: INPUTS.emulator, output: emulatorBundle},
  service: {name: 'service', inputs: INPUTS.service, output: serviceBundle},
};

/**
 * Builds the emulator and the drawings of its pictures, where they changed.
 *
 * @param {Log} log
 */
export const buildEmulator = (log) =>
  whenChanged({
    ...WORKERS.emulator,
    run: () => withProgress(log, 'Building the emulator', bundleEmulator),
  });

/** @type {import('esbuild').BuildOptions} */
const workerBuild = {
  bundle: true,
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  mainFields: ['module', 'main'],
  conditions: ['workerd', 'worker', 'module', 'import', 'production'],
  external: ['node:*', 'cloudflare:*'],
  define: {'process.env.NODE_ENV': '"production"'},
  // A runtime starts sooner on less text; the source map gives the names back.
  minify: true,
  sourcemap: 'linked',
  logLevel: 'error',
};

/** @type {import('esbuild').BuildOptions} */
const emulatorBuild = {
  ...workerBuild,
  entryPoints: [inProject('emulator/index.ts')],
  outfile: emulatorBundle,
  // groq-js imports it, and its entry for Node expects a terminal.
  alias: {debug: 'debug/src/browser.js'},
  plugins: [seedPlugin],
};

/** @type {import('esbuild').BuildOptions} */
const serviceBuild = {
  ...workerBuild,
  entryPoints: [inProject('service/index.ts')],
  outfile: serviceBundle,
};

/**
 * Builds the service worker, where it changed.
 *
 * @param {Log} log
 */
export const buildService = (log) =>
  whenChanged({
    ...WORKERS.service,
    run: () =>
      withProgress(log, 'Building the service worker', async () => {
        const {build} = await import('esbuild');
        await build(serviceBuild);
      }),
  });

/** @type {import('esbuild').BuildOptions} */
const drawingsBuild = {
  entryPoints: [inProject('emulator/pictures/rendered.ts')],
  outfile: drawingsBundle,
  bundle: true,
  format: 'esm',
  platform: 'neutral',
  logLevel: 'error',
  plugins: [seedPlugin],
};

/** @returns {Promise<void>} once the emulator's worker and the drawings are one file each */
async function bundleEmulator() {
  const {build} = await import('esbuild');
  // Wrangler refuses a configuration whose assets folder is missing.
  mkdirSync(picturesDir, {recursive: true});
  await Promise.all([build(emulatorBuild), build(drawingsBuild)]);
}

/**
 * Bundles the emulator and the service worker again after each change of their code.
 *
 * @param {Log} log
 * @param {() => Promise<void>} onRebuilt
 * @returns {Promise<() => Promise<void>>} stops watching
 */
export async function watchWorkers(log, onRebuilt) {
  const watches = [
    await watchWorker('emulator', emulatorBuild, log, onRebuilt),
    await watchWorker('service worker', serviceBuild, log, onRebuilt),
  ];
  return async () => {
    for (const stop of watches) await stop();
  };
}

/**
 * @param {string} name
 * @param {import('esbuild').BuildOptions} options
 * @param {Log} log
 * @param {() => Promise<void>} onRebuilt
 * @returns {Promise<() => Promise<void>>}
 */
async function watchWorker(name, options, log, onRebuilt) {
  const {context} = await import('esbuild');
  let first = true;
  const watched = await context({
    ...options,
    plugins: [
      ...(options.plugins ?? []),
      {
        name: 'restart',
        setup: ({onEnd}) =>
          onEnd(async ({errors}) => {
            if (!first && errors.length === 0) {
              await onRebuilt();
              log(`The ${name} runs its new code.`);
            }
            first = false;
          }),
      },
    ],
  });
  await watched.watch();
  return () => watched.dispose();
}

/**
 * Builds what changed since the last time: the shop, the service worker and the emulator.
 *
 * @param {Log} log
 * @param {{everyPicture?: boolean, sourceMaps?: boolean}} [options] `everyPicture`: renders every picture, otherwise
 *   rendered on demand; `sourceMaps`: for the browser's files, too
 * @returns {Promise<void>}
 * @throws {AggregateError} with the error of each part that failed
 */
export async function buildAll(log, {everyPicture = false, sourceMaps = false} = {}) {
  const steps = await Promise.allSettled([
    buildShop(log, sourceMaps),
    buildService(log),
    buildEmulator(log).then(() => (everyPicture ? renderEveryPicture(log) : undefined)),
  ]);
  const failures = steps.flatMap((step) => (step.status === 'rejected' ? [step.reason] : []));
  if (failures.length > 0) throw new AggregateError(failures, 'The build failed');
}
