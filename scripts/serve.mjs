// @ts-check
// Serves the built shop, service worker and emulator for a test: on the given ports, with the control interface open, until standard
// input ends. `--set NAME=value` changes a variable of the shop. `--inspect` opens a port for a debugger and disables
// the supervisor, because a debugger pauses the runtime on purpose. Writes one line of JSON when ready: {"shop",
// "emulator", "service", "inspector"}.
import {parseArgs} from 'node:util';

import {endWithFailure} from './lib/failure.mjs';
import {freePort} from './lib/ports.mjs';
import {settingsOf} from './lib/settings.mjs';
import {supervise} from './lib/supervisor.mjs';
import {stopOnSignals} from './lib/until-stopped.mjs';
import {startWorkers} from './lib/workers.mjs';

const {values} = parseArgs({
  options: {
    port: {type: 'string'},
    'emulator-port': {type: 'string'},
    'service-port': {type: 'string'},
    'data-dir': {type: 'string'},
    'clock-offset': {type: 'string'},
    inspect: {type: 'boolean'},
    set: {type: 'string', multiple: true, default: []},
  },
});
try {
  if (!values['data-dir']) throw new RangeError('Name the folder for the data: --data-dir=<folder>.');
  const inspectorPort = values.inspect ? await freePort() : undefined;
  const log = (/** @type {string} */ line) => process.stderr.write(`${line}\n`);
  const dataDir = values['data-dir'];
  const options = {
    port: values.port ? Number(values.port) : await freePort(),
    emulatorPort: values['emulator-port'] ? Number(values['emulator-port']) : await freePort(),
    servicePort: values['service-port'] ? Number(values['service-port']) : await freePort(),
    dataDir,
    control: true,
    clockOffset: values['clock-offset'],
    inspectorPort,
    settings: settingsOf(values.set),
    log,
  };
  const start = () => startWorkers(options);
  const {shop, emulator, service, stop} = values.inspect
    ? await start()
    : await supervise(start, {dataDir, log, giveUp: endWithFailure});
  stopOnSignals(stop, {withParent: true});
  process.stdout.write(`${JSON.stringify({shop, emulator, service, inspector: inspectorPort ?? null})}\n`);
} catch (error) {
  endWithFailure(error);
}
