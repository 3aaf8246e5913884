// @ts-check
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {pathToFileURL} from 'node:url';

import {inProject} from './paths.mjs';

/**
 * Loads the plugin of `emulator/seed/read/plugins.ts`. It is TypeScript, so it is bundled into a temporary file.
 *
 * @returns {Promise<import('esbuild').Plugin>}
 */
async function loadPlugin() {
  const {build} = await import('esbuild');
  const folder = inProject('.build');
  const file = inProject('.build', `seed-plugin-${process.pid}.mjs`);
  const {outputFiles} = await build({
    entryPoints: [inProject('emulator/seed/read/plugins.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'error',
  });
  mkdirSync(folder, {recursive: true});
  writeFileSync(file, outputFiles[0]?.text ?? '');
  try {
    const {seedForEsbuild} = await import(pathToFileURL(file).href);
    return seedForEsbuild(inProject('emulator/seed'));
  } finally {
    rmSync(file);
  }
}

/** @type {Promise<import('esbuild').Plugin> | undefined} */
let loaded;

/**
 * Lets esbuild bundle `virtual:seed/*`, the data of `emulator/seed`.
 *
 * @type {import('esbuild').Plugin}
 */
export const seedPlugin = {
  name: 'seed',
  setup: async (bundle) => {
    loaded ??= loadPlugin();
    await (await loaded).setup(bundle);
  },
};
