// @ts-check
import {cpSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {run} from './commands.mjs';
import {drawingsBundle, emulatorBundle, inProject, root} from './paths.mjs';
import {EMULATOR, optionsFile, readWranglerFile} from './wrangler-file.mjs';

/** What the packed emulator does not bring: binaries of each system, and what only a build asks for. */
const INSTALLED = ['capnp-es', 'miniflare', 'sharp'];
const NEVER_ASKED = ['esbuild', 'wrangler'];

/**
 * What goes along from its folder, and under which name.
 *
 * @type {readonly (readonly [file: string, packed?: string])[]}
 */
const DOCUMENTS = [['README.md'], ['CHANGELOG.md'], ['platform-schemas/LICENSE'], ['scenario/examples', 'scenarios']];

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Packs the built emulator, so that it runs in any folder without this repository.
 *
 * @param {string} folder absolute path; emptied first
 * @returns {Promise<string>} the packed file
 */
export async function packEmulator(folder) {
  rmSync(folder, {recursive: true, force: true});
  // The same places as in the repository, so that the scripts find each other.
  const inPackage = (/** @type {string} */ file) => path.join(folder, path.relative(root, file));
  const {build} = await import('esbuild');
  await build({
    entryPoints: [inProject('scripts/lib/emulator-bin.mjs')],
    outfile: inPackage(inProject('scripts/lib/emulator-bin.mjs')),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: [...INSTALLED, ...NEVER_ASKED],
    banner: {js: '#!/usr/bin/env node'},
    logLevel: 'error',
  });
  for (const file of [emulatorBundle, drawingsBundle]) cpSync(file, inPackage(file));
  for (const [file, packed = file] of DOCUMENTS) {
    cpSync(inProject('emulator', file), path.join(folder, packed), {recursive: true});
  }
  const {options, ...wranglerFile} = await readWranglerFile(EMULATOR);
  // Its folder of assets is one of this machine; pictures are rendered on demand.
  const {binding} = options['assets'];
  mkdirSync(path.dirname(inPackage(optionsFile(EMULATOR))), {recursive: true});
  writeFileSync(
    inPackage(optionsFile(EMULATOR)),
    JSON.stringify({...wranglerFile, options: {...options, assets: {binding}}}),
  );
  const {engines, devDependencies} = readJson(inProject('package.json'));
  const dependencies = Object.fromEntries(INSTALLED.map((name) => [name, devDependencies[name]]));
  const manifest = {...readJson(inProject('emulator/package.json')), engines, dependencies};
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  await run(npm, ['pack', folder, '--pack-destination', folder]);
  return path.join(folder, `${manifest.name}-${manifest.version}.tgz`);
}
