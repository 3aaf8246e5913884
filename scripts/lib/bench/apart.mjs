// @ts-check
import path from 'node:path';

import {emulatorBundle, inProject} from '../paths.mjs';
import {withPictureCutter} from '../picture-cutter.mjs';
import {withRenderedPictures} from '../pictures/host.mjs';
import {freePort, listenHost} from '../ports.mjs';
import {throughSwitchboard} from '../switchboard.mjs';
import {hostsOf, originsFor, serviceWorker, sharedOptions, workerOptions} from '../workers.mjs';

/**
 * @typedef {object} Apart
 * @property {string} shop the shop's origin
 * @property {string} emulator
 * @property {number} pid of the runtime that runs the shop alone
 * @property {() => Promise<void>} stop
 */

/**
 * Starts the shop, and the emulator with the service worker, in separate runtimes, so that the processor time of one is the shop's alone.
 *
 * @param {string} dataDir
 * @param {{control?: boolean, settings?: Record<string, string>}} [options] `control`: opens the emulator's control
 *   interface; `settings`: variables of the emulator in place of those of its wrangler file
 * @returns {Promise<Apart>}
 */
export async function startApart(dataDir, {control = false, settings = {}} = {}) {
  const {processOf, startRuntime, stopRuntime} = await import('../runtime.mjs');
  const ports = {port: await freePort(), emulatorPort: await freePort(), servicePort: await freePort()};
  const place = {...ports, control, environment: 'development'};
  const emulator = await workerOptions('emulator/wrangler.toml', place);
  const service = await workerOptions('service/wrangler.toml', place);
  const services = await startRuntime({
    ...sharedOptions(path.join(dataDir, 'services')),
    workers: throughSwitchboard(hostsOf(place, {emulator, service}), [
      ...(await withPictureCutter({
        ...withRenderedPictures(emulator),
        bindings: {...emulator['bindings'], ...settings},
        rootPath: path.dirname(emulatorBundle),
        modules: [{type: 'ESModule', path: emulatorBundle}],
        unsafeDirectSockets: [{host: listenHost, port: ports.emulatorPort}],
      })),
      serviceWorker(service, ports.servicePort),
    ]),
  });
  const shop = await startRuntime({
    ...sharedOptions(path.join(dataDir, 'shop')),
    ...(await workerOptions('wrangler.toml', place)),
    rootPath: inProject('build/server'),
    modules: [{type: 'ESModule', path: inProject('build/server/index.js')}],
    unsafeDirectSockets: [{host: listenHost, port: ports.port}],
  });
  return {
    ...originsFor(ports),
    pid: processOf(shop).pid,
    stop: async () => {
      await stopRuntime(shop);
      await stopRuntime(services);
    },
  };
}

/**
 * Starts the baseline: a worker that returns a constant document from memory.
 *
 * @param {string} html
 * @returns {Promise<{origin: string, pid: number, stop: () => Promise<void>}>}
 */
export async function startReadyString(html) {
  const {processOf, startRuntime, stopRuntime} = await import('../runtime.mjs');
  const port = await freePort();
  const headers = {'Content-Type': 'text/html; charset=utf-8'};
  const worker = await startRuntime({
    host: listenHost,
    port: 0,
    cf: false,
    telemetry: {enabled: false},
    modules: true,
    script: `const html = ${JSON.stringify(html)}; export default {fetch: () => new Response(html, {headers: ${JSON.stringify(headers)}})};`,
    compatibilityDate: '2026-04-01',
    unsafeDirectSockets: [{host: listenHost, port}],
  });
  const {pid} = processOf(worker);
  return {origin: `http://${listenHost}:${port}`, pid, stop: () => stopRuntime(worker)};
}
