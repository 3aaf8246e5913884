// @ts-check
import path from 'node:path';

import {ownRuntimes} from '../orphans.mjs';
import {emulatorBundle, inProject} from '../paths.mjs';
import {withPictureCutter} from '../picture-cutter.mjs';
import {withRenderedPictures} from '../pictures/host.mjs';
import {freePort, listenHost} from '../ports.mjs';
import {originsFor, sharedOptions, workerOptions} from '../workers.mjs';

/**
 * @typedef {object} Apart
 * @property {string} shop the shop's origin
 * @property {string} emulator
 * @property {number} pid of the runtime that runs the shop alone
 * @property {() => Promise<void>} stop
 */

/**
 * Starts shop and emulated services in a runtime each: what the shop's one takes is the shop's.
 *
 * @param {string} dataDir
 * @returns {Promise<Apart>}
 */
export async function startApart(dataDir) {
  const {Miniflare} = await import('miniflare');
  const ports = {port: await freePort(), emulatorPort: await freePort()};
  const place = {...ports, control: false, environment: 'development'};
  const options = await workerOptions('emulator/wrangler.toml', place);
  const services = new Miniflare({
    ...sharedOptions(path.join(dataDir, 'services')),
    workers: await withPictureCutter({
      ...withRenderedPictures(options),
      rootPath: path.dirname(emulatorBundle),
      modules: [{type: 'ESModule', path: emulatorBundle}],
      unsafeDirectSockets: [{host: listenHost, port: ports.emulatorPort}],
    }),
  });
  await services.ready;
  const before = ownRuntimes();
  const shop = new Miniflare({
    ...sharedOptions(path.join(dataDir, 'shop')),
    ...(await workerOptions('wrangler.toml', place)),
    rootPath: inProject('build/server'),
    modules: [{type: 'ESModule', path: inProject('build/server/index.js')}],
    unsafeDirectSockets: [{host: listenHost, port: ports.port}],
  });
  await shop.ready;
  const pid = ownRuntimes().find((found) => !before.includes(found)) ?? 0;
  return {
    ...originsFor(ports),
    pid,
    stop: async () => {
      await shop.dispose();
      await services.dispose();
    },
  };
}

/**
 * The least that a worker can do: answers a document that is ready in its memory.
 *
 * @param {string} html
 * @returns {Promise<{origin: string, pid: number, stop: () => Promise<void>}>}
 */
export async function startReadyString(html) {
  const {Miniflare} = await import('miniflare');
  const port = await freePort();
  const headers = {'Content-Type': 'text/html; charset=utf-8'};
  const before = ownRuntimes();
  const worker = new Miniflare({
    host: listenHost,
    port: 0,
    cf: false,
    telemetry: {enabled: false},
    modules: true,
    script: `const html = ${JSON.stringify(html)}; export default {fetch: () => new Response(html, {headers: ${JSON.stringify(headers)}})};`,
    compatibilityDate: '2026-04-01',
    unsafeDirectSockets: [{host: listenHost, port}],
  });
  await worker.ready;
  const pid = ownRuntimes().find((found) => !before.includes(found)) ?? 0;
  return {origin: `http://${listenHost}:${port}`, pid, stop: () => worker.dispose()};
}
