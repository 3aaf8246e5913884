// @ts-check
// `npm run rehearse:router`: makes the migration to React Router in a copy of the shop, runs the tests there, and writes
// docs/figures/router-rehearsal.md (docs/decisions/189-the-way-to-react-router-rehearsed.md). `--folder={path}` names the copy,
// `--only=unit,routes` chooses steps of `npm test`; with `--continue` they run in the copy as it is, and the report keeps what is
// known of the others.
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {parseArgs} from 'node:util';

import {endWithFailure} from './lib/failure.mjs';
import {writeFormatted} from './lib/formatted-file.mjs';
import {inProject} from './lib/paths.mjs';
import {logToConsole, withProgress} from './lib/progress.mjs';
import {copyShop, migrate} from './next-router/migrate.mjs';
import {reportOf} from './next-router/report.mjs';

/** @typedef {import('./next-router/report.mjs').Rehearsal} Rehearsal */

/** The steps of `npm test` that say whether the shop works there. */
const STEPS = 'generated,build,types,unit,worker,routes,contract';

/**
 * Imports one of the copy's own scripts: their paths are those of the copy.
 *
 * @param {string} copy
 * @param {string} name
 */
const ofCopy = (copy, name) => import(pathToFileURL(path.join(copy, 'scripts/lib', name)).href);

/** @param {string} copy @returns {Promise<Rehearsal>} */
async function begin(copy) {
  const started = Date.now();
  const secondsSince = (/** @type {number} */ time) => (Date.now() - time) / 1000;
  const changes = await withProgress(logToConsole, 'Migrating a copy', async () => migrate(copy, copyShop(copy)));
  const changed = secondsSince(started);
  const {run} = await ofCopy(copy, 'commands.mjs');
  await withProgress(logToConsole, 'Installing packages', () => run('npm', ['install', '--no-audit', '--no-fund']));
  const seconds = secondsSince(started);
  const results = /** @type {const} */ ([
    {title: 'Migration', state: 'passed', seconds: changed},
    {title: 'Packages', state: 'passed', seconds: seconds - changed},
  ]);
  return {changes, results, seconds};
}

/** @param {string} copy @param {string} only names of steps @param {Rehearsal} before @returns {Promise<Rehearsal>} */
async function goOn(copy, only, before) {
  const started = Date.now();
  const {chooseSteps} = await ofCopy(copy, 'test-steps.mjs');
  const {runSteps} = await ofCopy(copy, 'schedule.mjs');
  /** @type {readonly import('./lib/test-steps.mjs').Step[]} */
  const steps = chooseSteps({only});
  /** @type {readonly import('./lib/schedule.mjs').Result[]} */
  const all = await runSteps(steps, {quiet: true});
  // Without the build, which runs only because another step needs it.
  const fresh = all.filter((_, index) => only.split(',').includes(steps[index]?.name ?? ''));
  const kept = before.results.filter(({title}) => !fresh.some((each) => each.title === title));
  const seconds = before.seconds + (Date.now() - started) / 1000;
  return {...before, results: [...kept, ...fresh], seconds};
}

async function main() {
  const {values} = parseArgs({
    options: {only: {type: 'string', default: STEPS}, folder: {type: 'string'}, continue: {type: 'boolean'}},
  });
  const copy = path.resolve(values.folder ?? path.join(tmpdir(), 'lichtung-router'));
  const record = path.join(copy, '.build/rehearsal.json');
  const before = values.continue ? JSON.parse(readFileSync(record, 'utf8')) : await begin(copy);
  const rehearsal = await goOn(copy, values.only, before);
  mkdirSync(path.dirname(record), {recursive: true});
  writeFileSync(record, JSON.stringify(rehearsal));
  await writeFormatted(inProject('docs/figures/router-rehearsal.md'), reportOf(rehearsal));
  logToConsole(`The copy is in ${copy}.`);
}

main().catch(endWithFailure);
