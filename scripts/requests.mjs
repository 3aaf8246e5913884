// @ts-check
// `npm run requests`: what the largest request of each route costs the worker's processor, past every cache, beside the
// most that one may cost. `--times=7` requests each; `--record` writes docs/figures/requests.md. Needs Linux.
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {startApart} from './lib/bench/apart.mjs';
import {machine} from './lib/bench/machine.mjs';
import {measureRequests, requestsReport} from './lib/bench/requests.mjs';
import {buildAll} from './lib/build.mjs';
import {endWithFailure} from './lib/failure.mjs';
import {writeFormatted} from './lib/formatted-file.mjs';
import {inProject} from './lib/paths.mjs';
import {logToConsole} from './lib/progress.mjs';

const TABLE = inProject('docs/figures/requests.md');

function readArguments() {
  const {values} = parseArgs({
    options: {times: {type: 'string', default: '7'}, record: {type: 'boolean', default: false}},
  });
  const times = Number(values.times);
  if (!(times >= 1)) throw new RangeError('--times is a number from 1.');
  return {times, isRecorded: values.record};
}

try {
  const {times, isRecorded} = readArguments();
  await buildAll(logToConsole, {everyPicture: false});
  const dataDir = mkdtempSync(path.join(tmpdir(), 'lichtung-requests-'));
  const running = await startApart(dataDir, {control: true});
  try {
    const costs = await measureRequests(running, times);
    const text = requestsReport({at: new Date().toISOString(), times, machine: machine(), costs});
    logToConsole(text);
    if (isRecorded) await writeFormatted(TABLE, text);
  } finally {
    await running.stop();
    rmSync(dataDir, {recursive: true, force: true});
  }
} catch (error) {
  endWithFailure(error);
}
