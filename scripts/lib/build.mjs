// @ts-check
import {existsSync, mkdirSync} from 'node:fs';
import {pathToFileURL} from 'node:url';

import {runNode} from './commands.mjs';
import {whenChanged} from './fingerprints.mjs';
import {emulatorBundle, inProject, picturesDir} from './paths.mjs';
import {withProgress} from './progress.mjs';

/** @typedef {import('./progress.mjs').Log} Log */

const tooling = ['package-lock.json', 'tsconfig.json', 'scripts/lib/build.mjs'];

/** What the shop's worker and its browser files are made of. */
const shopInputs = [
  'app',
  'server.ts',
  'public',
  'locales',
  'graphql',
  'contracts',
  'vite.config.ts',
  'remix.config.js',
  ...tooling,
];

/** @param {Log} log */
const buildShop = (log) =>
  whenChanged({
    name: 'shop',
    inputs: shopInputs,
    output: inProject('build/server/index.js'),
    run: (hash) =>
      withProgress(log, 'Building the shop', async () => {
        await runNode('node_modules/@remix-run/dev/dist/cli.js', ['vite:build'], {
          env: {BUILD_ID: hash, NODE_ENV: 'production'},
        });
      }),
  });

/** @param {Log} log */
const buildEmulator = (log) =>
  whenChanged({
    name: 'emulator',
    inputs: ['emulator', 'contracts', ...tooling],
    output: emulatorBundle,
    run: () => withProgress(log, 'Building the emulator', bundleEmulator),
  });

/**
 * Bundles the emulator's worker into one file.
 *
 * @returns {Promise<void>}
 */
export async function bundleEmulator() {
  const {build} = await import('esbuild');
  await build({
    entryPoints: [inProject('emulator/index.ts')],
    outfile: emulatorBundle,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    mainFields: ['module', 'main'],
    conditions: ['workerd', 'worker', 'module', 'import', 'production'],
    external: ['node:*', 'cloudflare:*'],
    loader: {'.css': 'text', '.graphql': 'text', '.html': 'text', '.svg': 'text', '.txt': 'text'},
    define: {'process.env.NODE_ENV': '"production"'},
    keepNames: true,
    sourcemap: 'linked',
    logLevel: 'error',
  });
}

/** @param {Log} log */
async function renderPictures(log) {
  // Without the script there are no pictures: the folder must be there all the same, as the emulator's assets.
  mkdirSync(picturesDir, {recursive: true});
  const script = 'scripts/pictures.mjs';
  if (!existsSync(inProject(script))) return;
  await whenChanged({
    name: 'pictures',
    inputs: [script, 'scripts/pictures', 'emulator/pictures', 'emulator/seed'],
    output: picturesDir,
    run: async () => {
      const pictures = await import(pathToFileURL(inProject(script)).href);
      let how = '';
      await withProgress(
        log,
        'Drawing the pictures',
        () =>
          pictures.renderPictures({
            outDir: picturesDir,
            onProgress: (/** @type {unknown[]} */ ...progress) => {
              how = progress
                .map((part) => (typeof part === 'object' ? JSON.stringify(part) : String(part)))
                .join(' of ');
            },
          }),
        () => how,
      );
    },
  });
}

/**
 * Builds what changed since the last time: the shop, the emulator and the pictures.
 *
 * @param {Log} log
 * @returns {Promise<void>}
 * @throws {import('./commands.mjs').CommandFailed} with the compiler's output
 */
export async function buildAll(log) {
  const steps = await Promise.allSettled([buildShop(log), buildEmulator(log), renderPictures(log)]);
  for (const step of steps) if (step.status === 'rejected') throw step.reason;
}
