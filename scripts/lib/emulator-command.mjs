// @ts-check
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {startEmulator} from './emulator.mjs';
import {endWithFailure} from './failure.mjs';
import {portFrom} from './ports.mjs';
import {logToConsole} from './progress.mjs';
import {settingsOf} from './settings.mjs';
import {restoreSnapshot, takeSnapshot} from './snapshots.mjs';
import {supervise} from './supervisor.mjs';
import {stopOnSignals} from './until-stopped.mjs';

/** @param {string} address */
function originOf(address) {
  if (URL.canParse(address) && new URL(address).origin === address) return address;
  throw new RangeError(`${address} is not an origin; write it like http://127.0.0.1:3001.`);
}

/**
 * @param {string} option
 * @param {string} file
 * @throws {RangeError} where it cannot be read
 */
function readGiven(option, file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new RangeError(`${option}: ${error instanceof Error ? error.message : error}`);
  }
}

/**
 * @param {string | undefined} cert a file
 * @param {string | undefined} key a file
 */
function certificateOf(cert, key) {
  if (!cert !== !key) throw new RangeError('--certificate and --key belong together.');
  return cert && key ? {cert: readGiven('--certificate', cert), key: readGiven('--key', key)} : null;
}

/**
 * @param {string | undefined} file
 * @param {boolean} control
 * @returns {Record<string, string>} the variable that the worker reads it from
 */
function scenarioOf(file, control) {
  if (!file) return {};
  if (!control) throw new RangeError('A scenario needs the control interface: leave out --no-control.');
  return {SCENARIO: readGiven('--scenario', file)};
}

/**
 * What can be done with the data of a stopped emulator.
 *
 * @type {Readonly<Record<string, {run: (dataDir: string, snapshot: string) => Promise<void>, done: string}>>}
 */
const DATA_COMMANDS = {
  snapshot: {run: takeSnapshot, done: 'The data is kept in'},
  restore: {run: restoreSnapshot, done: 'The data is that of'},
};

/**
 * Reads how the emulator shall run: by options, then by the environment.
 *
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @param {string} command what is being started, for messages
 * @throws {RangeError | TypeError} with one line that says what is wrong
 */
export function emulatorSettings(args, environment, command) {
  const {values, positionals} = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      port: {type: 'string'},
      origin: {type: 'string'},
      shop: {type: 'string'},
      'data-dir': {type: 'string'},
      certificate: {type: 'string'},
      key: {type: 'string'},
      scenario: {type: 'string'},
      'no-control': {type: 'boolean', default: false},
      set: {type: 'string', multiple: true, default: []},
    },
  });
  const port = portFrom(
    values.port || environment['EMULATOR_PORT'] || '3001',
    values.port ? '--port' : 'EMULATOR_PORT',
  );
  const certificate = certificateOf(values.certificate, values.key);
  const own = certificate === null ? `http://127.0.0.1:${port}` : `https://localhost:${port}`;
  return {
    port,
    origin: originOf(values.origin || environment['EMULATOR_ORIGIN'] || own),
    shop: originOf(values.shop || environment['SHOP_ORIGIN'] || 'http://localhost:3000'),
    dataDir: path.resolve(values['data-dir'] || environment['DATA_DIR'] || '.emulator'),
    control: !values['no-control'],
    certificate,
    dataCommand: dataCommandOf(positionals),
    settings: {...scenarioOf(values.scenario, !values['no-control']), ...settingsOf(values.set)},
    command,
  };
}

/** @param {readonly string[]} positionals */
function dataCommandOf([name, folder, ...rest]) {
  if (name === undefined) return null;
  const command = DATA_COMMANDS[name];
  if (command === undefined || folder === undefined || rest.length > 0) {
    throw new RangeError(`Say "snapshot <folder>", "restore <folder>", or nothing to start.`);
  }
  return {...command, snapshot: path.resolve(folder)};
}

/**
 * Runs the emulator until it is stopped, or does with its data what was asked for.
 *
 * @param {import('./wrangler-file.mjs').WranglerFile} wranglerFile
 * @param {ReturnType<typeof emulatorSettings>} settings
 */
export async function runEmulator(wranglerFile, {dataCommand, ...settings}) {
  if (dataCommand !== null) {
    await dataCommand.run(settings.dataDir, dataCommand.snapshot);
    logToConsole(`${dataCommand.done} ${dataCommand.snapshot}.`);
    return;
  }
  const {emulator, stop} = await supervise(() => startEmulator(wranglerFile, settings), {
    dataDir: settings.dataDir,
    log: logToConsole,
    giveUp: endWithFailure,
  });
  stopOnSignals(stop);
  const {STOREFRONT_PUBLIC_TOKEN: token} = {...wranglerFile.vars, ...settings.settings};
  logToConsole(`
  Hosted services:    ${emulator}
  Storefront API:     ${emulator}/api/2026-04/graphql.json   (public token: ${token})
  The storefront:     ${settings.shop}${settings.control ? `\n  Control page:       ${emulator}/control` : ''}
  Data:               ${settings.dataDir}

  Ctrl-C stops it; carts and orders stay.
`);
}
