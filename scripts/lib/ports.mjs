// @ts-check
import {mkdirSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';

/** The address both workers listen on: this machine only. */
export const listenHost = '127.0.0.1';

/**
 * Below the ephemeral ports: an outgoing connection could otherwise take the port of a worker that restarts.
 */
const [lowest, highest] = [20_000, 32_000];
const tries = 100;

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
const isPortFree = (port) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, listenHost, () => server.close(() => resolve(true)));
  });

const ASKED_EVERY_MS = 50;
const PATIENCE_MS = 3_000;

/**
 * Waits until a port is free: a killed process keeps its port until its memory is released.
 *
 * @param {number} port
 * @returns {Promise<boolean>} whether it is free by then
 */
export async function becomesFree(port) {
  for (let waited = 0; waited < PATIENCE_MS; waited += ASKED_EVERY_MS) {
    if (await isPortFree(port)) return true;
    await wait(ASKED_EVERY_MS);
  }
  return isPortFree(port);
}

/** A file for each port that somebody has been given, who may not listen on it yet. */
const reserved = path.join(tmpdir(), 'lichtung-ports');

/** How long a port stays reserved: longer than a start takes. */
const RESERVED_MS = 90_000;

/**
 * Reserves a port among all processes: several that start at once would be given the same one now and then.
 *
 * @param {number} port
 * @returns {boolean} whether nobody else has reserved it
 */
function reserve(port) {
  const file = path.join(reserved, String(port));
  try {
    mkdirSync(reserved, {recursive: true});
    const since = statSync(file, {throwIfNoEntry: false})?.mtimeMs;
    if (since !== undefined && Date.now() - since > RESERVED_MS) rmSync(file, {force: true});
    writeFileSync(file, '', {flag: 'wx'});
    return true;
  } catch (error) {
    // Where another user owns the folder, ports are not reserved.
    return !(error instanceof Error && 'code' in error && error.code === 'EEXIST');
  }
}

/**
 * Finds a port that nobody listens on, and that no other call returns for a while.
 *
 * @returns {Promise<number>}
 * @throws {Error} if no port is free
 */
export async function freePort() {
  for (let tried = 0; tried < tries; tried += 1) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest));
    if ((await isPortFree(port)) && reserve(port)) return port;
  }
  throw new Error(`None of ${tries} tried ports from ${lowest} to ${highest} is free. End what uses them.`);
}

/**
 * Reads a port.
 *
 * @param {string} value
 * @param {string} name where it was written, for the message
 * @returns {number}
 * @throws {RangeError} on anything but 1 to 65535
 */
export function portFrom(value, name) {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new RangeError(`${name}=${value} is not a port; take a number from 1 to 65535.`);
  }
  return port;
}

/**
 * Reads a port from the environment.
 *
 * @param {string} variable e.g. `PORT`
 * @param {number} fallback
 * @returns {number}
 * @throws {RangeError} on anything but 1 to 65535
 */
export const portFromEnvironment = (variable, fallback) =>
  portFrom(process.env[variable] || String(fallback), variable);
