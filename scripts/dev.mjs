// @ts-check
// `npm run dev`: runs the shop inside workerd with hot reloading, beside the emulator and the service worker.
import {buildEmulator, buildService, watchWorkers} from './lib/build.mjs';
import {endWithFailure} from './lib/failure.mjs';
import {installIfNeeded} from './lib/install.mjs';
import {requireNodeVersion} from './lib/node-version.mjs';
import {defaultDataDir, inProject, root} from './lib/paths.mjs';
import {listenHost, portFromEnvironment} from './lib/ports.mjs';
import {logToConsole, withProgress} from './lib/progress.mjs';
import {stopOnSignals} from './lib/until-stopped.mjs';
import {claim, originsFor, portsOf} from './lib/workers.mjs';

async function develop() {
  requireNodeVersion();
  const place = {
    port: portFromEnvironment('PORT', 3000),
    emulatorPort: portFromEnvironment('EMULATOR_PORT', 3001),
    servicePort: portFromEnvironment('SERVICE_PORT', 3002),
    dataDir: process.env['DATA_DIR'] || defaultDataDir,
  };
  await claim(place.dataDir, portsOf(place));
  await installIfNeeded(logToConsole);
  await Promise.all([buildEmulator(logToConsole), buildService(logToConsole)]);

  const [{createServer}, {workerd}] = await Promise.all([import('vite'), import('./lib/vite-workerd.mjs')]);
  const runtime = workerd({...place, control: false, environment: 'development', traces: true});
  const server = await createServer({
    root,
    configFile: inProject('vite.config.ts'),
    plugins: [runtime],
    server: {
      host: listenHost,
      port: place.port,
      strictPort: true,
      // Each write of the emulator (a cart, an order) would reload the worker.
      watch: {
        ignored: ['.build', '.data', 'build', 'emulator', 'service', 'test-results'].map((folder) =>
          inProject(folder, '**'),
        ),
      },
    },
  });
  await server.listen();
  const stopWatching = await watchWorkers(logToConsole, () => runtime.restartWorkers());
  stopOnSignals(async () => {
    await stopWatching();
    await Promise.all([server.close(), runtime.stop()]);
  });
  const {shop, emulator} = originsFor(place);
  // The first page loads every module, which takes longer than a page waits for its services: it may well be a 503.
  await withProgress(logToConsole, 'Loading the modules', () => fetch(shop).then((answer) => answer.text()));
  logToConsole(`\n  Shop, reloading:    ${shop}\n  Hosted services:    ${emulator}\n`);
}

develop().catch(endWithFailure);
