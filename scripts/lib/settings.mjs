// @ts-check
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {parseArgs} from 'node:util';

import {inProject} from './paths.mjs';

/** The environments of wrangler.toml that can be deployed. */
export const DEPLOYABLE = /** @type {const} */ (['production', 'demo']);

/** @typedef {(typeof DEPLOYABLE)[number]} Deployable */

/**
 * Imports a module of the worker into Node.
 *
 * @param {string} entry path of a TypeScript file, relative to the project
 * @param {import('esbuild').Plugin[]} [plugins] for imports that are no files
 * @returns {Promise<any>} what it exports
 */
export async function importFromWorker(entry, plugins = []) {
  const {build} = await import('esbuild');
  // Inside the project, so that it finds the project's packages.
  const folder = mkdtempSync(path.join(inProject('node_modules'), '.lichtung-'));
  const outfile = path.join(folder, 'module.mjs');
  try {
    await build({
      entryPoints: [inProject(entry)],
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      packages: 'external',
      define: {__BUILD_ID__: '"script"'},
      plugins,
      logLevel: 'error',
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/**
 * Reads the settings of an environment from a wrangler file.
 *
 * @param {string} config path of the wrangler file, relative to the project
 * @param {Deployable | undefined} environment `undefined` for local use
 * @returns {Promise<{
 *   name: string,
 *   hosts: string[],
 *   variables: Record<string, unknown>,
 *   secrets: string[],
 *   observability: unknown,
 * }>} `hosts`: custom domains
 */
export async function readEnvironment(config, environment) {
  process.env['WRANGLER_SEND_METRICS'] = 'false';
  process.env['WRANGLER_LOG'] ??= 'error';
  // `require`, because an import of this CommonJS package takes a quarter of a second longer, to find the names of its exports.
  /** @type {typeof import('wrangler')} */
  const {unstable_readConfig: readConfig} = createRequire(import.meta.url)('wrangler');
  const raw = readConfig({config: inProject(config), env: environment}, {hideWarnings: true});
  return {
    name: raw.name ?? '',
    hosts: (raw.routes ?? []).flatMap(customDomain),
    variables: raw.vars,
    secrets: raw.secrets?.required ?? [],
    observability: raw.observability,
  };
}

/** @param {string | {pattern: string, custom_domain?: boolean}} route @returns {string[]} */
const customDomain = (route) => (typeof route === 'object' && route.custom_domain ? [route.pattern] : []);

/**
 * Reads the variables of `--set NAME=value`.
 *
 * @param {readonly string[]} sets
 * @returns {Record<string, string>}
 */
export const settingsOf = (sets) =>
  Object.fromEntries(sets.map((set) => [set.split('=', 1)[0], set.slice(set.indexOf('=') + 1)]));

/**
 * Reads secrets from a file of lines `NAME=value`, as for `wrangler secret bulk`, and from the process.
 *
 * @param {readonly string[]} names
 * @param {string | undefined} file
 * @returns {Record<string, string>} those that are known
 * @throws {RangeError} if there is no such file
 */
function readSecrets(names, file) {
  if (file !== undefined && !existsSync(file)) throw new RangeError(`There is no file ${file}.`);
  const lines = file === undefined ? [] : readFileSync(file, 'utf8').split('\n');
  const written = Object.fromEntries(
    lines.flatMap((line) => {
      const [, name, value] = /^\s*([A-Z][A-Z0-9_]*)\s*=\s*"?(.*?)"?\s*$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[name, value]];
    }),
  );
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = written[name] ?? process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/**
 * Reads the values for a command with the arguments `<environment> [--secrets=file]`, unchecked.
 *
 * @param {readonly string[]} args
 * @returns {Promise<{environment: Deployable | undefined, values: Record<string, unknown>, config: any}>} `config`: the worker's module
 *   that checks them
 * @throws {RangeError} for an unknown environment
 */
async function valuesFromArguments(args) {
  const options = {secrets: {type: /** @type {const} */ ('string')}};
  const {values, positionals} = parseArgs({args: [...args], options, allowPositionals: true});
  const [name = ''] = positionals;
  const environment = environmentOf(name);
  const {variables, secrets} = await readEnvironment('wrangler.toml', environment);
  const config = await importFromWorker('app/config/env.server.ts');
  const given = readSecrets([...secrets, ...config.SETTINGS], values.secrets);
  return {environment, values: {...variables, ...given}, config};
}

/**
 * @param {string} name as it is typed
 * @returns {Deployable | undefined} `undefined` for local use
 * @throws {RangeError} for an unknown one
 */
function environmentOf(name) {
  const environment = DEPLOYABLE.find((known) => known === name);
  if (environment === undefined && name !== 'local') {
    throw new RangeError(`Name an environment: ${[...DEPLOYABLE, 'local'].join(', ')}.`);
  }
  return environment;
}

/**
 * Reads the worker's settings for this command, with the arguments `<environment> [--secrets=file]`.
 *
 * @returns {Promise<any>} validated as in the worker
 * @throws {RangeError} with one line that names what is missing or wrong
 */
export async function settingsFromArguments() {
  const {values, config} = await valuesFromArguments(process.argv.slice(2));
  try {
    return config.readEnv(values);
  } catch (error) {
    throw new RangeError(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Reads the settings of a shop that is being set up, for the same arguments.
 *
 * @param {readonly string[]} args
 * @returns {Promise<import('../../app/config/env.server.js').PartialSettings & {environment: Deployable | undefined}>}
 * @throws {RangeError} for an unknown environment
 */
export async function partialSettingsFromArguments(args) {
  const {environment, values, config} = await valuesFromArguments(args);
  return {environment, ...config.readPartly(values)};
}

/**
 * Reads a variable or a secret of the service worker: from the process, else from its file, which has secrets for local use alone.
 *
 * @param {string | undefined} environment `undefined` for local use
 * @param {string} name
 * @returns {Promise<string>} empty where it is not known
 */
export async function serviceSetting(environment, name) {
  const deployable = DEPLOYABLE.find((known) => known === environment);
  const {variables} = await readEnvironment('service/wrangler.toml', deployable);
  return String(process.env[name] ?? variables[name] ?? '');
}
