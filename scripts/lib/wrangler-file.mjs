// @ts-check
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {whenChanged} from './fingerprints.mjs';
import {inProject, root} from './paths.mjs';

/** @typedef {{name: string, vars: Record<string, unknown>, options: Record<string, any>}} WranglerFile `options`: for Miniflare */

/** The emulator's, relative to the project. */
export const EMULATOR = 'emulator/wrangler.toml';

/**
 * Returns where the answer of Wrangler to a wrangler file is kept.
 *
 * @param {string} config path of the wrangler file, relative to the project
 */
export const optionsFile = (config) => inProject('.build', `options-of-${config.replaceAll(/[^a-z]/g, '-')}.json`);

/**
 * Reads a wrangler file. Loading Wrangler takes a second, so its answer is kept in `.build` until the file or Wrangler changes.
 *
 * @param {string} config path of the wrangler file, relative to the project
 * @returns {Promise<WranglerFile>}
 */
export async function readWranglerFile(config) {
  const output = optionsFile(config);
  const name = path.basename(output, '.json');
  const inputs = [config, 'node_modules/wrangler/package.json'];
  // The options hold absolute paths.
  await whenChanged({name, inputs, output, variant: root, run: () => askWrangler(config, output)});
  return JSON.parse(readFileSync(output, 'utf8'));
}

/**
 * @param {string} config
 * @param {string} output
 */
async function askWrangler(config, output) {
  process.env['WRANGLER_SEND_METRICS'] = 'false';
  process.env['WRANGLER_LOG'] ??= 'error';
  const {unstable_getMiniflareWorkerOptions: readOptions, unstable_readConfig: readConfig} = await import('wrangler');
  const parsed = readConfig({config: inProject(config)});
  // Reading fails without the folder, which only a build makes.
  if (parsed.assets?.directory) {
    mkdirSync(path.resolve(path.dirname(inProject(config)), parsed.assets.directory), {recursive: true});
  }
  // Wrangler's rules for finding modules are left out: the built worker is one file.
  const {modulesRules: _modulesRules, ...options} = readOptions(parsed).workerOptions;
  mkdirSync(path.dirname(output), {recursive: true});
  // Renamed into place, because another start may be reading it.
  const unfinished = `${output}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify({name: parsed.name, vars: parsed.vars, options}));
  renameSync(unfinished, output);
}
