// @ts-check
// `npm run bench`: measures each template (weight, paint times on a slow phone, presses there, documents a second, Lighthouse
// scores) and the worker's start, beside the budgets and the last recorded run, and compares the shop with Hydrogen's bare
// skeleton, visited alternately. Takes about fifteen minutes. `--only=paint,skeleton,presses,lighthouse,rates,start-up` selects parts,
// `--pages=home,product` pages (not those beside the skeleton); `--runs=5` visits and `--seconds=6` of load for each page;
// `--record` adds the run to docs/figures/. Without the skeleton the last recorded figures of it stay in the report.
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {startApart} from './lib/bench/apart.mjs';
import {measureBeside} from './lib/bench/beside.mjs';
import {measureLighthouse} from './lib/bench/lighthouse.mjs';
import {machine} from './lib/bench/machine.mjs';
import {PICTURE_HOST, measurePaints} from './lib/bench/paint.mjs';
import {measurePresses} from './lib/bench/presses.mjs';
import {measureRates} from './lib/bench/rates.mjs';
import {lastRecorded, record} from './lib/bench/records.mjs';
import {report} from './lib/bench/report.mjs';
import {buildSkeleton} from './lib/bench/skeleton.mjs';
import {chosenTemplates} from './lib/bench/templates.mjs';
import {meetVisitors} from './lib/bench/visitors.mjs';
import {buildAll} from './lib/build.mjs';
import {measureStartUp} from './lib/deployment.mjs';
import {endWithFailure} from './lib/failure.mjs';
import {inProject} from './lib/paths.mjs';
import {logToConsole, withProgress} from './lib/progress.mjs';

const PARTS = ['paint', 'skeleton', 'presses', 'lighthouse', 'rates', 'start-up'];

function readArguments() {
  const {values} = parseArgs({
    options: {
      only: {type: 'string', default: PARTS.join(',')},
      pages: {type: 'string'},
      runs: {type: 'string', default: '5'},
      seconds: {type: 'string', default: '6'},
      record: {type: 'boolean', default: false},
    },
  });
  const parts = values.only.split(',').map((name) => name.trim());
  const unknown = parts.find((name) => !PARTS.includes(name));
  if (unknown !== undefined) throw new RangeError(`No part "${unknown}". There are: ${PARTS.join(', ')}.`);
  const [runs, seconds] = [Number(values.runs), Number(values.seconds)];
  if (!(runs >= 1 && seconds >= 1)) throw new RangeError('--runs and --seconds are numbers from 1.');
  return {parts, templates: chosenTemplates(values.pages), runs, seconds, isRecorded: values.record};
}

/** @param {ReturnType<typeof readArguments>} wanted */
async function bench({parts, templates, runs, seconds}) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'lichtung-bench-'));
  const before = machine();
  const running = await startApart(dataDir, {settings: {PICTURE_ORIGIN: `https://${PICTURE_HOST}`}});
  try {
    const cookies = await meetVisitors(running);
    const {shop} = running;
    return {
      ...(parts.includes('paint') && {
        paint: await withProgress(logToConsole, 'Visiting by a slow phone', () =>
          measurePaints({running, templates, cookies, runs}),
        ),
      }),
      ...(parts.includes('skeleton') && {
        beside: await withProgress(logToConsole, 'Visiting beside the skeleton', () =>
          measureBeside({running, cookies, dataDir: path.join(dataDir, 'skeleton'), runs}),
        ),
      }),
      ...(parts.includes('presses') && {
        presses: await withProgress(logToConsole, 'Pressing on a slow phone', () => measurePresses(runs)),
      }),
      ...(parts.includes('lighthouse') && {
        lighthouse: await withProgress(logToConsole, 'Asking Lighthouse', () =>
          measureLighthouse({shop, templates, runs}),
        ),
      }),
      ...(parts.includes('rates') && {
        rates: await withProgress(logToConsole, 'Asking as fast as it answers', () =>
          measureRates({running, templates, cookies, seconds}),
        ),
      }),
      ...(parts.includes('start-up') && {startUp: await measureStartUp(inProject('build/server/index.js'))}),
      machine: {...before, loadAfter: machine().load},
    };
  } finally {
    await running.stop();
    rmSync(dataDir, {recursive: true, force: true});
  }
}

try {
  const wanted = readArguments();
  await buildAll(logToConsole, {everyPicture: false});
  if (wanted.parts.includes('skeleton')) await buildSkeleton(logToConsole);
  const before = lastRecorded();
  const run = {
    at: new Date().toISOString(),
    runs: wanted.runs,
    seconds: wanted.seconds,
    ...(before?.beside && {beside: before.beside}),
    ...(await bench(wanted)),
  };
  logToConsole(`\n${report(run, before)}`);
  if (wanted.isRecorded) await record(run);
} catch (error) {
  endWithFailure(error);
}
