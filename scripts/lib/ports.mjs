// @ts-check
import {createServer} from 'node:net';

/** The address both workers listen on: this machine only. */
export const listenHost = '127.0.0.1';

/**
 * @param {number} port
 * @returns {Promise<number | undefined>} the port that could be opened (0 asks for any), undefined where it is taken
 */
const open = (port) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, listenHost, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export const isPortFree = async (port) => (await open(port)) !== undefined;

/**
 * @returns {Promise<number>} a port nobody listens on
 */
export async function freePort() {
  const port = await open(0);
  if (port === undefined) throw new Error('No port is free on this machine');
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
export function portFromEnvironment(variable, fallback) {
  const value = process.env[variable];
  if (value === undefined || value === '') return fallback;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new RangeError(`${variable}=${value} is not a port; take a number from 1 to 65535.`);
  }
  return port;
}
