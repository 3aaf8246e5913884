// @ts-check
import {createServer} from 'node:net';
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

/**
 * Waits until a port is free: a killed process keeps its port until its memory is released.
 *
 * @param {number} port
 * @param {number} [patienceMs]
 * @returns {Promise<boolean>} whether it is free by then
 */
export async function becomesFree(port, patienceMs = 3_000) {
  for (let waited = 0; waited < patienceMs; waited += ASKED_EVERY_MS) {
    if (await isPortFree(port)) return true;
    await wait(ASKED_EVERY_MS);
  }
  return isPortFree(port);
}

/**
 * @returns {Promise<number>} a port nobody listens on
 */
export async function freePort() {
  for (let tried = 0; tried < tries; tried += 1) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest));
    if (await isPortFree(port)) return port;
  }
  throw new Error('No port is free on this machine');
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
