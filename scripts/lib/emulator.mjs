// @ts-check
import https from 'node:https';

import {forward} from './forward.mjs';
import {forgetProcesses, recordProcesses} from './orphans.mjs';
import {freePort, listenHost} from './ports.mjs';
import {throughSwitchboard} from './switchboard.mjs';
import {claim, emulatorWorkers, sharedOptions} from './workers.mjs';

/**
 * @typedef {object} EmulatorSettings
 * @property {number} port
 * @property {string} origin by which clients reach it, and that its links and discovery documents name
 * @property {string} shop the origin of the storefront: logins and checkouts return there
 * @property {string} dataDir absolute path of the folder that outlives a restart
 * @property {boolean} control whether the control interface is open
 * @property {{cert: string, key: string} | null} certificate in PEM: it then answers by https
 * @property {Record<string, string>} settings variables in place of those of its wrangler file
 * @property {string} command what is being started, for messages
 */

/**
 * Starts the built emulator alone: no shop, no service worker.
 *
 * @param {import('./wrangler-file.mjs').WranglerFile} wranglerFile
 * @param {EmulatorSettings} settings
 * @returns {Promise<import('./supervisor.mjs').Supervised & {emulator: string}>}
 * @throws {import('./cannot-start.mjs').CannotStart} where a port is taken, or the runtime does not start
 */
export async function startEmulator({name, vars, options}, settings) {
  const {port, origin, shop, dataDir, control, certificate, command} = settings;
  await claim(dataDir, [[port, 'EMULATOR_PORT']], command);
  const workerPort = certificate === null ? port : await freePort();
  const {processOf, startRuntime, stopRuntime} = await import('./runtime.mjs');
  const bindings = {
    ...vars,
    EMULATOR_ORIGIN: origin,
    SHOP_ORIGIN: shop,
    SERVICE_ORIGIN: '',
    CONTROL_INTERFACE: control ? 'on' : 'off',
    ...settings.settings,
  };
  const miniflare = await startRuntime({
    ...sharedOptions(dataDir),
    workers: throughSwitchboard(
      {[new URL(origin).host]: name},
      await emulatorWorkers({...options, name, bindings}, workerPort),
    ),
  });
  const runtime = processOf(miniflare);
  recordProcesses(dataDir, runtime.pid);
  const closeFront = certificate === null ? () => {} : await openTlsFront(certificate, port, workerPort);
  return {
    emulator: origin,
    runtime,
    probes: [`http://${listenHost}:${workerPort}`],
    stop: async () => {
      closeFront();
      await stopRuntime(miniflare);
      forgetProcesses(dataDir);
    },
  };
}

/**
 * Answers by https at a port with what a worker answers by http: some storefronts call nothing else.
 *
 * @param {{cert: string, key: string}} certificate
 * @param {number} port
 * @param {number} workerPort
 * @returns {Promise<() => void>} closes it, and every connection
 */
async function openTlsFront(certificate, port, workerPort) {
  const server = https.createServer(certificate, (request, response) =>
    forward(request, response, {port: workerPort, fail: () => response.destroy()}),
  );
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, listenHost, () => resolve(undefined));
  });
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
