// @ts-check
// `npm start`. Runs on a fresh clone, too, so it imports only Node's own modules until the packages are installed.
import {buildAll} from './lib/build.mjs';
import {CannotStart} from './lib/cannot-start.mjs';
import {endWithFailure} from './lib/failure.mjs';
import {installIfNeeded} from './lib/install.mjs';
import {requireNodeVersion} from './lib/node-version.mjs';
import {defaultDataDir} from './lib/paths.mjs';
import {portFromEnvironment} from './lib/ports.mjs';
import {logToConsole} from './lib/progress.mjs';
import {supervise} from './lib/supervisor.mjs';
import {stopOnSignals} from './lib/until-stopped.mjs';
import {claim, portsOf, startWorkers} from './lib/workers.mjs';

async function start() {
  requireNodeVersion();
  const place = {
    port: portFromEnvironment('PORT', 3000),
    emulatorPort: portFromEnvironment('EMULATOR_PORT', 3001),
    servicePort: portFromEnvironment('SERVICE_PORT', 3002),
    dataDir: process.env['DATA_DIR'] || defaultDataDir,
  };
  if (new Set([place.port, place.emulatorPort, place.servicePort]).size < 3) {
    throw new CannotStart('PORT, EMULATOR_PORT and SERVICE_PORT must differ.');
  }
  await claim(place.dataDir, portsOf(place));
  await installIfNeeded(logToConsole);
  await buildAll(logToConsole);
  const workers = await supervise(() => startWorkers(place), {
    dataDir: place.dataDir,
    log: logToConsole,
    giveUp: endWithFailure,
  });
  stopOnSignals(workers.stop);
  logToConsole(`
  Lichtung is open:   ${workers.shop}   (English: ${workers.shop}/en)
  Hosted services:    ${workers.emulator}

  Try this: choose a coffee, put it in the cart, and order it; the checkout takes any address and no real money.
  Ctrl-C closes the shop; carts and orders stay.
`);
}

start().catch(endWithFailure);
