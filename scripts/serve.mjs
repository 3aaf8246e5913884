// @ts-check
// Serves the built shop and emulator for a test: on the given ports, with the control interface open, until standard
// input ends. `--set NAME=value` changes a variable of the shop, `--inspect` lets one look into the workers. Writes one line of JSON when ready: {"shop", "emulator", "processes", "inspector"}.
import {parseArgs} from 'node:util';

import {endWithFailure} from './lib/failure.mjs';
import {freePort} from './lib/ports.mjs';
import {stopOnSignals} from './lib/until-stopped.mjs';
import {startWorkers} from './lib/workers.mjs';

const {values} = parseArgs({
  options: {
    port: {type: 'string'},
    'emulator-port': {type: 'string'},
    'data-dir': {type: 'string'},
    'clock-offset': {type: 'string'},
    inspect: {type: 'boolean'},
    set: {type: 'string', multiple: true, default: []},
  },
});
try {
  if (!values['data-dir']) throw new RangeError('--data-dir is missing');
  const inspectorPort = values.inspect ? await freePort() : undefined;
  const {stop, ...running} = await startWorkers({
    port: values.port ? Number(values.port) : await freePort(),
    emulatorPort: values['emulator-port'] ? Number(values['emulator-port']) : await freePort(),
    dataDir: values['data-dir'],
    control: true,
    clockOffset: values['clock-offset'],
    inspectorPort,
    settings: Object.fromEntries(values.set.map((set) => [set.split('=', 1)[0], set.slice(set.indexOf('=') + 1)])),
    log: (line) => process.stderr.write(`${line}\n`),
  });
  stopOnSignals(stop, {withParent: true});
  process.stdout.write(`${JSON.stringify({...running, inspector: inspectorPort ?? null})}\n`);
} catch (error) {
  endWithFailure(error);
}
