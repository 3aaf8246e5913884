// @ts-check
import {mkdirSync} from 'node:fs';
import path from 'node:path';

import {CannotStart} from './cannot-start.mjs';
import {endOrphans, forgetProcesses, recordProcesses} from './orphans.mjs';
import {emulatorBundle, inProject, serviceBundle} from './paths.mjs';
import {withPictureCutter} from './picture-cutter.mjs';
import {withRenderedPictures} from './pictures/host.mjs';
import {becomesFree, listenHost} from './ports.mjs';
import {throughSwitchboard} from './switchboard.mjs';
import {EMULATOR, readWranglerFile} from './wrangler-file.mjs';

/**
 * @typedef {{port: number, emulatorPort: number, servicePort: number}} Ports `port` is the shop's
 *
 * @typedef {object} WorkerSettings
 * @property {number} port the shop's
 * @property {number} emulatorPort
 * @property {number} servicePort
 * @property {boolean} control whether the emulator's control interface is open
 * @property {string} environment `development` or `test`
 * @property {boolean} [traces] whether the shop sends its traces to the emulator
 *
 * @typedef {object} RunningWorkers
 * @property {string} shop the shop's origin
 * @property {string} emulator the emulator's origin
 * @property {string} service the service worker's origin
 * @property {import('./runtime.mjs').ChildProcess} runtime the workerd process
 * @property {readonly string[]} probes an address of each worker
 * @property {() => Promise<void>} stop
 */

const SHOP = 'wrangler.toml';

/**
 * The hosts in the three wrangler files, with the worker that answers at each.
 *
 * @type {ReadonlyMap<string, 'shop' | 'emulator' | 'service'>}
 */
const written = new Map([
  ['localhost:3000', 'shop'],
  ['127.0.0.1:3001', 'emulator'],
  ['127.0.0.1:3002', 'service'],
]);

/**
 * Returns two names of this machine, so that browsers treat shop and services as two sites.
 *
 * @param {Ports} ports
 */
export const originsFor = ({port, emulatorPort, servicePort}) => ({
  shop: `http://localhost:${port}`,
  emulator: `http://127.0.0.1:${emulatorPort}`,
  service: `http://127.0.0.1:${servicePort}`,
});

/**
 * Moves the hosts of the wrangler files to the given ports.
 *
 * @param {string} value such as `http://local@127.0.0.1:3001/sentry/1`: a URL may have credentials before the host
 * @param {ReturnType<typeof originsFor>} origins
 */
export const movedTo = (value, origins) =>
  // In one pass: a replaced port such as 30021 begins with a port to replace.
  value.replaceAll(/localhost:3000|127\.0\.0\.1:300[12]/g, (host) => {
    const whose = written.get(host);
    return whose === undefined ? host : new URL(origins[whose]).host;
  });

/**
 * Returns the names of our workers by their hosts. Tests break the service worker where the emulator stands before it.
 *
 * @param {Ports & {control: boolean}} ports
 * @param {{shop?: Record<string, any>, emulator: Record<string, any>, service: Record<string, any>}} workers options for
 *   Miniflare; without the shop where that runs elsewhere
 * @returns {Record<string, string>}
 */
export const hostsOf = (ports, {shop, emulator, service}) => {
  const origins = originsFor(ports);
  return {
    ...(shop && {[new URL(origins.shop).host]: shop['name']}),
    [new URL(origins.emulator).host]: emulator['name'],
    [new URL(origins.service).host]: ports.control ? emulator['name'] : service['name'],
    [STEERED]: service['name'],
  };
};

/** The host of the service worker behind the emulator, which breaks it on demand in tests. */
const STEERED = 'service.test';

/** @param {{service: string}} origins */
const steeredService = ({service}) => ({SERVICE_ORIGIN: `http://${STEERED}`, STEERED_HOST: new URL(service).host});

/**
 * Returns a worker's options from its wrangler file, with the origins moved to the given ports.
 *
 * @param {string} config path of the wrangler file, relative to the project
 * @param {WorkerSettings} settings
 * @returns {Promise<Record<string, any>>} options for Miniflare, without the module
 */
export async function workerOptions(config, settings) {
  const {name, vars, options} = await readWranglerFile(config);
  const origins = originsFor(settings);
  // Only the file's variables: a .dev.vars or .env must not change the shop or its tests.
  const moved = Object.entries(vars).map(([name, value]) => [
    name,
    typeof value === 'string' ? movedTo(value, origins) : value,
  ]);
  return {
    ...options,
    name,
    bindings: {
      ...Object.fromEntries(moved),
      ENVIRONMENT: settings.environment,
      ...('CONTROL_INTERFACE' in vars && {CONTROL_INTERFACE: settings.control ? 'on' : 'off'}),
      ...(config === EMULATOR && settings.control && steeredService(origins)),
      ...(config === SHOP && settings.traces && {TRACES_URL: `${origins.emulator}/otlp/v1/traces`}),
    },
  };
}

/**
 * Returns the shared options of every Miniflare: nothing leaves the machine, all data is in one folder.
 *
 * @param {string} dataDir
 */
export const sharedOptions = (dataDir) => ({
  // Miniflare's entry would compress and buffer streams. It is not used: the workers have their own sockets.
  host: listenHost,
  port: 0,
  cf: false,
  telemetry: {enabled: false},
  logRequests: false,
  defaultPersistRoot: dataDir,
  durableObjectsPersist: path.join(dataDir, 'objects'),
  cachePersist: path.join(dataDir, 'cache'),
  kvPersist: path.join(dataDir, 'kv'),
});

/**
 * Claims the data folder: ends processes that a killed start left behind, and refuses taken ports.
 *
 * @param {string} dataDir
 * @param {readonly (readonly [port: number, variable: string])[]} ports each with the variable that chooses another one
 * @param {string} command what is being started
 * @throws {CannotStart}
 */
export async function claim(dataDir, ports, command = 'npm start') {
  mkdirSync(dataDir, {recursive: true});
  const alreadyRunning = await endOrphans(dataDir);
  for (const [taken, variable] of ports) {
    if (await becomesFree(taken)) continue;
    throw new CannotStart(
      `Port ${taken} is taken. Stop what uses it, or choose another: ${variable}=${taken + 100} ${command}`,
    );
  }
  if (alreadyRunning) throw new CannotStart(`Another start is running on the data in ${dataDir}. Stop it first.`);
}

/**
 * Returns the ports of the three workers, each with the variable that chooses another one.
 *
 * @param {Ports} ports
 * @returns {readonly (readonly [port: number, variable: string])[]}
 */
export const portsOf = ({port, emulatorPort, servicePort}) => [
  [port, 'PORT'],
  [emulatorPort, 'EMULATOR_PORT'],
  [servicePort, 'SERVICE_PORT'],
];

/**
 * Starts the built shop, its service worker and the emulator in one workerd.
 *
 * @param {object} options
 * @param {number} options.port
 * @param {number} options.emulatorPort
 * @param {number} options.servicePort
 * @param {string} options.dataDir absolute path of the folder that outlives a restart
 * @param {boolean} [options.control] opens the emulator's control interface and sets `ENVIRONMENT` to `test`
 * @param {string} [options.clockOffset] milliseconds that the shop's clock is ahead
 * @param {number} [options.inspectorPort] the debugging port of both workers
 * @param {Record<string, string>} [options.settings] variables of the shop in place of those of its wrangler file
 * @param {import('./progress.mjs').Log} [options.log] gets what the workers write
 * @returns {Promise<RunningWorkers>}
 * @throws {CannotStart} where a port is taken
 */
export async function startWorkers({
  port,
  emulatorPort,
  servicePort,
  dataDir,
  control = false,
  clockOffset,
  inspectorPort,
  settings = {},
  log,
}) {
  await claim(dataDir, portsOf({port, emulatorPort, servicePort}));
  const environment = control ? 'test' : 'development';
  const place = {port, emulatorPort, servicePort, control, environment, traces: !control};
  const {processOf, startRuntime, stopRuntime} = await import('./runtime.mjs');
  const [shop, emulator, service] = await Promise.all([
    workerOptions(SHOP, place),
    workerOptions(EMULATOR, place),
    workerOptions('service/wrangler.toml', place),
  ]);

  const miniflare = await startRuntime({
    ...sharedOptions(dataDir),
    ...(inspectorPort && {inspectorPort}),
    ...(log && {handleRuntimeStdio: forwardTo(log)}),
    workers: throughSwitchboard(hostsOf(place, {shop, emulator, service}), [
      {
        ...shop,
        rootPath: inProject('build/server'),
        modules: [{type: 'ESModule', path: inProject('build/server/index.js')}],
        bindings: {...shop['bindings'], ...(clockOffset && {CLOCK_OFFSET_MS: clockOffset}), ...settings},
        unsafeDirectSockets: [{host: listenHost, port}],
      },
      serviceWorker(service, servicePort),
      ...(await emulatorWorkers(emulator, emulatorPort)),
    ]),
  });
  const runtime = processOf(miniflare);
  recordProcesses(dataDir, runtime.pid);
  return {
    ...originsFor(place),
    runtime,
    probes: [port, emulatorPort, servicePort].map((each) => `http://${listenHost}:${each}`),
    stop: async () => {
      await stopRuntime(miniflare);
      forgetProcesses(dataDir);
    },
  };
}

/**
 * Returns the options of the built service worker.
 *
 * @param {Record<string, any>} service from its wrangler file
 * @param {number} port
 */
export const serviceWorker = (service, port) => ({
  ...service,
  rootPath: path.dirname(serviceBundle),
  modules: [{type: /** @type {const} */ ('ESModule'), path: serviceBundle}],
  unsafeDirectSockets: [{host: listenHost, port}],
});

/**
 * Returns the options of the built emulator and of what it needs beside it.
 *
 * @param {Record<string, any>} emulator from its wrangler file
 * @param {number} port
 */
export const emulatorWorkers = (emulator, port) =>
  withPictureCutter({
    ...withRenderedPictures(emulator),
    rootPath: path.dirname(emulatorBundle),
    modules: [{type: 'ESModule', path: emulatorBundle}],
    unsafeDirectSockets: [{host: listenHost, port}],
  });

/**
 * @param {import('./progress.mjs').Log} log
 * @returns {(stdout: import('node:stream').Readable, stderr: import('node:stream').Readable) => void}
 */
const forwardTo = (log) => (stdout, stderr) => {
  for (const stream of [stdout, stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text) => log(text.trimEnd()));
  }
};
