// @ts-check
// The storefront that Hydrogen's own command begins a shop with, unchanged, for the bench to compare with. It is made of
// published packages: none of its sources are in this repository.
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';

import {run} from '../commands.mjs';
import {whenChanged} from '../fingerprints.mjs';
import {inProject} from '../paths.mjs';
import {freePort, listenHost} from '../ports.mjs';
import {withProgress} from '../progress.mjs';
import {sharedOptions} from '../workers.mjs';
import {EMULATOR, readWranglerFile} from '../wrangler-file.mjs';

/** The package that ships the storefront as a template, and where. */
const PACKAGE = '@shopify/cli-hydrogen@13.0.4';
const TEMPLATE = 'package/dist/assets/hydrogen/starter';
/** The template takes ranges of versions: each is the newest of this day. */
const VERSIONS_OF = '2026-11-20';

const FOLDER = inProject('.build/skeleton');
const SERVER = path.join(FOLDER, 'dist/server');

/**
 * Builds the skeleton for production, unless that version has been built already. The first time takes a minute or two.
 *
 * @param {import('../progress.mjs').Log} log
 * @returns {Promise<void>}
 * @throws {import('../commands.mjs').CommandFailed} where a package cannot be had, or the build fails
 */
export const buildSkeleton = (log) =>
  whenChanged({
    name: 'skeleton',
    inputs: [],
    variant: `${PACKAGE} ${VERSIONS_OF}`,
    output: path.join(SERVER, 'index.js'),
    run: async () => {
      rmSync(FOLDER, {recursive: true, force: true});
      mkdirSync(FOLDER, {recursive: true});
      const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
      const inFolder = (/** @type {string} */ command, /** @type {string[]} */ args, env = {}) =>
        run(command, args, {cwd: FOLDER, env});
      await withProgress(log, `Fetching the skeleton of ${PACKAGE}`, async () => {
        const packed = (await inFolder(npm, ['pack', '--silent', PACKAGE])).trim().split('\n').at(-1) ?? '';
        const levels = TEMPLATE.split('/').length;
        await inFolder('tar', ['-xzf', packed, `--strip-components=${levels}`, TEMPLATE]);
        const quietly = ['--no-audit', '--no-fund', '--ignore-scripts'];
        // It asks for a newer Node than the shop, and is built by that of the shop all the same.
        const anyNode = '--no-engine-strict';
        await inFolder(npm, ['install', `--before=${VERSIONS_OF}`, anyNode, ...quietly], {NODE_ENV: ''});
      });
      await withProgress(log, 'Building the skeleton', () =>
        inFolder(process.execPath, ['node_modules/@react-router/dev/bin.js', 'build'], {NODE_ENV: 'production'}),
      );
    },
  });

/**
 * Starts the built skeleton in a workerd of its own.
 *
 * @param {object} options
 * @param {string} options.emulator origin of the platform
 * @param {string} options.dataDir
 * @param {number} [options.port]
 * @returns {Promise<{origin: string, stop: () => Promise<void>}>}
 */
export async function startSkeleton({emulator, dataDir, port}) {
  const {startRuntime, stopRuntime} = await import('../runtime.mjs');
  const {vars} = await readWranglerFile(EMULATOR);
  const {compatibility_date: compatibilityDate} = JSON.parse(readFileSync(path.join(SERVER, 'oxygen.json'), 'utf8'));
  const ownPort = port ?? (await freePort());
  const runtime = await startRuntime({
    ...sharedOptions(dataDir),
    name: 'skeleton',
    compatibilityDate,
    rootPath: SERVER,
    modules: [{type: 'ESModule', path: path.join(SERVER, 'index.js')}],
    assets: {directory: path.join(FOLDER, 'dist/client'), routerConfig: {has_user_worker: true}},
    bindings: {
      // With its protocol, because Hydrogen takes https otherwise.
      PUBLIC_STORE_DOMAIN: emulator,
      PUBLIC_CHECKOUT_DOMAIN: new URL(emulator).host,
      PUBLIC_STOREFRONT_API_TOKEN: String(vars['STOREFRONT_PUBLIC_TOKEN']),
      PRIVATE_STOREFRONT_API_TOKEN: String(vars['STOREFRONT_PRIVATE_TOKEN']),
      SESSION_SECRET: 'skeleton',
    },
    unsafeDirectSockets: [{host: listenHost, port: ownPort}],
  });
  return {origin: `http://${listenHost}:${ownPort}`, stop: () => stopRuntime(runtime)};
}
