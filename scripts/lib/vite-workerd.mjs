// @ts-check
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import {endWithFailure} from './failure.mjs';
import {forward} from './forward.mjs';
import {forgetProcesses, recordProcesses} from './orphans.mjs';
import {inProject, root} from './paths.mjs';
import {becomesFree, freePort, listenHost} from './ports.mjs';
import {supervise} from './supervisor.mjs';
import {throughSwitchboard} from './switchboard.mjs';
import {emulatorWorkers, hostsOf, originsFor, serviceWorker, sharedOptions, workerOptions} from './workers.mjs';
import {EMULATOR} from './wrangler-file.mjs';

/** @typedef {import('vite').ViteDevServer} ViteDevServer */
/** @typedef {import('./workers.mjs').WorkerSettings & {dataDir: string}} Settings */

/**
 * Returns the source of the worker that runs inside workerd, with one exported class per Durable Object of the shop.
 *
 * @param {Record<string, {className: string}>} objects
 */
function devWorkerModules(objects) {
  const classes = Object.values(objects).map(
    ({className}) => `export const ${className} = objectOf(${JSON.stringify(className)});`,
  );
  const main = ["import {handler, objectOf} from './dev-worker.mjs';", 'export default handler;', ...classes].join(
    '\n',
  );
  const viteRunner = createRequire(import.meta.url).resolve('vite/module-runner');
  return Object.entries({
    'main.mjs': main,
    'dev-worker.mjs': readFileSync(inProject('scripts/lib/dev-worker.mjs'), 'utf8'),
    'vite/module-runner': readFileSync(viteRunner, 'utf8'),
  }).map(([name, contents]) => ({type: /** @type {const} */ ('ESModule'), path: path.join(root, name), contents}));
}

/**
 * Answers the worker's requests to Vite: modules, the version of the code, and the styles of a page before its scripts run.
 *
 * @param {ViteDevServer} server
 * @param {() => string} version
 * @returns {(request: Request) => Promise<Response>}
 */
const answerWorker = (server, version) => async (request) => {
  const {pathname} = new URL(request.url);
  if (pathname === '/version') return new Response(version());
  if (pathname === '/invoke') {
    return Response.json(await server.environments.ssr.hot.handleInvoke(/** @type {any} */ (await request.json())));
  }
  const {build, pathname: page} = /** @type {any} */ (await request.json());
  const hooks = /** @type {any} */ (globalThis)['__remix_devServerHooks'];
  return new Response((await hooks?.getCriticalCss?.(build, page)) ?? '');
};

/**
 * In development Vite and Remix add styles by script and without a nonce, so the policy allows that there.
 *
 * @param {import('node:http').IncomingHttpHeaders} headers
 */
function allowInlineStyles(headers) {
  const policy = headers['content-security-policy'];
  if (typeof policy !== 'string') return;
  headers['content-security-policy'] = policy.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'");
}

/**
 * Starts the shop's code inside workerd, module by module from Vite, beside the bundled emulator and service worker.
 *
 * @param {ViteDevServer} server
 * @param {Settings} settings
 * @param {{port: number, version: () => string}} shop its port, and the version of its code, which changes with each edit
 * @returns {Promise<import('./workers.mjs').RunningWorkers>}
 */
async function startWorkers(server, {dataDir, ...settings}, {port, version}) {
  const {processOf, startRuntime, stopRuntime} = await import('./runtime.mjs');
  const [shop, emulator, service] = await Promise.all([
    workerOptions('wrangler.toml', settings),
    workerOptions(EMULATOR, settings),
    workerOptions('service/wrangler.toml', settings),
  ]);
  await becomesFree(settings.emulatorPort);
  await becomesFree(settings.servicePort);
  const {assets: _assets, ...withoutAssets} = shop;
  const miniflare = await startRuntime({
    ...sharedOptions(dataDir),
    workers: throughSwitchboard(hostsOf(settings, {shop, emulator, service}), [
      {
        ...withoutAssets,
        rootPath: root,
        modulesRoot: root,
        modules: devWorkerModules(shop['durableObjects']),
        unsafeEvalBinding: 'UNSAFE_EVAL',
        serviceBindings: {
          VITE: /** @type {any} */ (answerWorker(server, version)),
          ASSETS: /** @type {any} */ (() => new Response(null, {status: 404})),
        },
        unsafeDirectSockets: [{host: listenHost, port}],
      },
      serviceWorker(service, settings.servicePort),
      ...(await emulatorWorkers(emulator, settings.emulatorPort)),
    ]),
  });
  const runtime = processOf(miniflare);
  recordProcesses(dataDir, runtime.pid);
  return {
    ...originsFor(settings),
    runtime,
    // The shop's own worker would load all its modules to answer a probe. Both share a process.
    probes: [`http://${listenHost}:${settings.emulatorPort}`],
    stop: async () => {
      await stopRuntime(miniflare);
      forgetProcesses(dataDir);
    },
  };
}

/**
 * Returns a Vite plugin that runs server.ts inside workerd instead of Remix's own rendering in Node. A change is there
 * with the next request, without a restart.
 *
 * @param {Settings} settings
 * @returns {import('vite').Plugin & {restartWorkers: () => Promise<void>, stop: () => Promise<void>}}
 */
export function workerd(settings) {
  /** @type {Awaited<ReturnType<typeof supervise>> | undefined} */
  let supervisor;
  const startedAt = Date.now().toString(36);
  let changes = 0;
  let port = 0;

  const version = () => `dev-${startedAt}-${changes}`;

  /** @param {ViteDevServer} server */
  async function startSupervised(server) {
    const log = (/** @type {string} */ line) => server.config.logger.info(line);
    const start = async () => {
      port = await freePort();
      return startWorkers(server, settings, {port, version});
    };
    supervisor = await supervise(start, {dataDir: settings.dataDir, log, giveUp: endWithFailure});
  }

  return {
    name: 'lichtung:workerd',
    enforce: 'pre',
    configureServer(server) {
      // Remix configures a second server that never listens: only the one that does gets a runtime.
      /** @type {Promise<void> | undefined} */
      let started;
      server.httpServer?.once('listening', () => {
        started = startSupervised(server);
        started.catch((error) => server.config.logger.error(String(error)));
      });
      server.watcher.on('all', () => {
        changes += 1;
      });
      return () => {
        server.middlewares.use((request, response, next) => {
          if (request.originalUrl !== undefined) request.url = request.originalUrl;
          Promise.resolve(started).then(
            () => forward(request, response, {port, fail: next, change: allowInlineStyles}),
            next,
          );
        });
      };
    },
    async restartWorkers() {
      await supervisor?.restart();
    },
    async stop() {
      await supervisor?.stop();
    },
  };
}
